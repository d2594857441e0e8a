// More requests than the service can carry: first its peak in a closed loop, then open-loop load at multiples of it from
// 2,000 connections. Innocent clients, each with its own key, connection and one request per second, run beside it.
import { setTimeout as sleep } from 'node:timers/promises'
import { innocentClients } from '../innocent-clients.ts'
import { clients } from '../load.ts'
import { type LoadPlan, type LoadResult, runOpenLoop } from '../open-loop.ts'
import { createDrafts, placeOrders } from '../prepare.ts'
import { residentMegabytes } from '../processes.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { type CrowdBench, crowdKeys, innocentKeys } from '../worlds/crowd.ts'

const connections = 2000
const drainSeconds = 10
/** A load generator that sends later than this was kept from its core: its figures are neither hit nor miss. */
const undisturbedMs = 100

interface Step {
  name: string
  times: number
  keys: string[]
  batchEvery: number
}

const steps: Step[] = [
  ...[0.5, 1, 3, 10].map((times) => ({ name: `${times}×`, times, keys: crowdKeys, batchEvery: 0 })),
  // One in 50 requests is a batch of 500 candidates.
  { name: '10×, one caller', times: 10, keys: crowdKeys.slice(0, 1), batchEvery: 50 },
]

export const overload: Scenario<CrowdBench> = {
  name: 'overload',
  engines: ['sqlite'],
  about: `open-loop load from ${connections} connections at multiples of the peak, and ${innocentKeys.length} innocent clients beside it`,
  async run(bench) {
    const { service, engine } = bench
    // Of one step: 5 by default.
    const seconds = bench.rounds * bench.seconds
    const orderIds = await placeOrders(service, 1000)
    const base = {
      target: { host: service.host, port: service.port },
      keys: crowdKeys,
      orderIds,
      draftIds: await createDrafts(service, 2000),
      batchEvery: 0,
      drainSeconds,
    }
    // The first warms up.
    for (const length of [2, 4]) {
      const load = await runOpenLoop({ ...base, connections: clients, seconds: length })
      Object.assign(base, { draftIds: load.draftIds, peak: load.admitted / load.seconds })
    }
    const { peak } = base as typeof base & { peak: number }
    const figures: Figure[] = []
    for (const { times, keys, batchEvery, name } of steps) {
      const plan = { ...base, connections, keys, batchEvery, rate: peak * times, seconds }
      const measured = await service.profiled(`overload-${name}-${engine}`, () =>
        measureStep(bench, plan, orderIds),
      )
      base.draftIds = measured.load.draftIds
      figures.push(...figuresOf(`overload ${name} on ${engine}`, times, peak, measured))
      await sleep(1000)
    }
    return figures
  },
}

interface Measured {
  load: LoadResult
  innocent: Awaited<ReturnType<ReturnType<typeof innocentClients>['stop']>>
  memory: { before: number; most: number; after: number }
}

async function measureStep({ service }: CrowdBench, plan: LoadPlan, orderIds: string[]): Promise<Measured> {
  const megabytes = () => residentMegabytes(service.pid).now
  const before = megabytes()
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, megabytes())
  }, 100)
  const innocent = innocentClients(service, innocentKeys, orderIds)
  const load = await runOpenLoop(plan)
  const answered = await innocent.stop()
  clearInterval(sampling)
  return { load, innocent: answered, memory: { before, most, after: megabytes() } }
}

function figuresOf(what: string, times: number, peak: number, measured: Measured): Figure[] {
  const { load, innocent, memory } = measured
  const perSecond = (count: number) => Math.round(count / load.seconds).toLocaleString('en')
  const ms = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value).toLocaleString('en')} ms`)
  const others = Object.entries(load.others).map(([status, count]) => `${count} × ${status}`)
  return [
    {
      what,
      value: load.good / load.seconds / peak,
      ...(times > 1 ? { aim: { least: 0.85 } } : {}),
      isDisturbed: load.lateP99 > undisturbedMs,
      details: {
        'offered/s': perSecond(load.sent),
        'good/s': perSecond(load.good),
        late: String(load.admitted - load.good),
        p50: ms(load.p50),
        p99: ms(load.p99),
        '503/s': perSecond(load.refused),
        '503 p99': ms(load.refusedP99),
        other: [
          ...others,
          load.cut && `${load.cut} cut`,
          load.unanswered && `${load.unanswered} unanswered`,
          load.unhelpful && `${load.unhelpful} without Retry-After`,
        ]
          .filter(Boolean)
          .join(', '),
        'innocent p95': `${ms(innocent.p95)} (${innocent.refused} of ${innocent.sent} not answered)`,
        memory: [memory.before, memory.most, memory.after].map(Math.round).join(' → '),
        'last answer': `${load.drainSeconds.toFixed(1)} s`,
        'sent late p99': ms(load.lateP99),
        'load core': `${Math.round(load.busy * 100)} %`,
      },
    },
  ]
}
