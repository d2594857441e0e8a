// A crowd whose requests each have a new connection, more than the service can answer, and innocent clients that connect anew
// for each request too: they wait for being accepted behind the crowd.
import { setTimeout as sleep } from 'node:timers/promises'
import { runNewConnections, type StreamResult } from '../../test/support/new-connections.ts'
import { requestBytes } from '../load.ts'
import { mainThreadMilliseconds } from '../processes.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { draft, productsOf } from '../world.ts'
import { type CrowdBench, crowdKeys, innocentKeys } from '../worlds/crowd.ts'

/** Per second: about as many as a core answers, and several times as many. */
const rates = [400, 800, 1600]
const innocentRate = 20
/** Each request of the crowd costs the service several milliseconds, and the generator little. */
const lines = 300
const undisturbedMs = 100
const undisturbedShare = 0.15

export const newConnections: Scenario<CrowdBench> = {
  name: 'new-connections',
  engines: ['sqlite'],
  about: `a crowd that connects anew for each request, and ${innocentKeys.length} innocent clients that do so too`,
  async run({ service, rounds, seconds, engine }) {
    const figures: Figure[] = []
    for (const rate of rates) {
      const begin = { ...mainThreadMilliseconds(service.pid), at: performance.now() }
      const [crowd, innocent] = (await runNewConnections({
        host: service.host,
        port: service.port,
        seconds: rounds * seconds,
        streams: [
          { name: 'crowd', rate, requests: crowdKeys.map(largeCreate) },
          { name: 'innocent', rate: innocentRate, requests: innocentKeys.map(smallCreate) },
        ],
      })) as [StreamResult, StreamResult]
      const waited = mainThreadMilliseconds(service.pid).waited - begin.waited
      figures.push({
        what: `new connections ${rate}/s on ${engine}`,
        value: innocent.p95,
        unit: 'ms',
        aim: { below: 500 },
        isDisturbed:
          innocent.lateP95 > undisturbedMs || waited / (performance.now() - begin.at) > undisturbedShare,
        details: {
          'innocent p50': `${Math.round(innocent.p50)} ms`,
          innocent: JSON.stringify(innocent.statuses),
          crowd: JSON.stringify(crowd.statuses),
          'crowd sent late p95': `${Math.round(crowd.lateP95)} ms`,
          'service waited': `${Math.round((100 * waited) / (performance.now() - begin.at))} %`,
        },
      })
      await sleep(2000)
    }
    return figures
  },
}

const largeCreate = (key: string, number: number) =>
  requestBytes(
    'POST',
    '/checkout/v1/create',
    key,
    draft(
      number,
      Array.from({ length: lines }, (_, line) => productsOf(7 * number + line)[0] as string),
    ),
  )
const smallCreate = (key: string, number: number) =>
  requestBytes('POST', '/checkout/v1/create', key, draft(number, productsOf(number)))
