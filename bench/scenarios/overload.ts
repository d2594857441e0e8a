// More requests than the service can carry: first its peak in a closed loop, then open-loop load at multiples of it from
// 2,000 connections. Innocent clients, each with its own key, connection and one request per second, run beside it.
import { setTimeout as sleep } from 'node:timers/promises'
import { innocentClients } from '../innocent-clients.ts'
import { clients } from '../load.ts'
import { type LoadPlan, type LoadResult, runOpenLoop } from '../open-loop.ts'
import { createDrafts, placeOrders } from '../prepare.ts'
import { cpuMicroseconds, mainThreadMilliseconds, residentMegabytes } from '../processes.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { type CrowdBench, crowdKeys, innocentKeys } from '../worlds/crowd.ts'

const connections = 2000
const drainSeconds = 10
/** A load generator that sends later than this was kept from its core: its figures are neither hit nor miss. */
const undisturbedMs = 100
/** A service that waits for its core for more of the time than this competes with other work on the machine. */
const undisturbedShare = 0.15

interface Step {
  name: string
  times: number
  keys: string[]
  batchEvery: number
}

const steps: Step[] = [
  ...[0.5, 1, 3, 10].map((times) => ({
    name: `${times}×`,
    times,
    keys: crowdKeys,
    batchEvery: 0,
  })),
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
    const peak: Peak = { perSecond: 0, microseconds: 0 }
    // The first warms up.
    for (const length of [2, 4]) {
      const cpu = cpuMicroseconds(service.pid)
      const load = await runOpenLoop({ ...base, connections: clients, seconds: length })
      peak.perSecond = load.admitted / load.seconds
      peak.microseconds = (cpuMicroseconds(service.pid) - cpu) / load.admitted
      base.draftIds = load.draftIds
    }
    const figures: Figure[] = []
    for (const { times, keys, batchEvery, name } of steps) {
      const plan = { ...base, connections, keys, batchEvery, rate: peak.perSecond * times, seconds }
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

/** In a closed loop. */
interface Peak {
  perSecond: number
  /** Processor time of the service per answer. */
  microseconds: number
}

interface Measured {
  /** Processor time of the service during the step. */
  microseconds: number
  load: LoadResult
  innocent: Awaited<ReturnType<ReturnType<typeof innocentClients>['stop']>>
  memory: { before: number; most: number; after: number }
  /** Shares of the time in which the main thread of the service computed, and waited for a core that others used. */
  thread: { ran: number; waited: number }
}

async function measureStep({ service }: CrowdBench, plan: LoadPlan, orderIds: string[]): Promise<Measured> {
  const megabytes = () => residentMegabytes(service.pid).now
  const before = megabytes()
  const cpu = cpuMicroseconds(service.pid)
  const begin = { ...mainThreadMilliseconds(service.pid), at: performance.now() }
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, megabytes())
  }, 100)
  const innocent = innocentClients(service, innocentKeys, orderIds)
  const load = await runOpenLoop(plan)
  const answered = await innocent.stop()
  clearInterval(sampling)
  const end = mainThreadMilliseconds(service.pid)
  const elapsed = performance.now() - begin.at
  const thread = { ran: (end.ran - begin.ran) / elapsed, waited: (end.waited - begin.waited) / elapsed }
  const microseconds = cpuMicroseconds(service.pid) - cpu
  return { load, microseconds, innocent: answered, memory: { before, most, after: megabytes() }, thread }
}

function figuresOf(what: string, times: number, peak: Peak, measured: Measured): Figure[] {
  const { load, innocent, memory, thread } = measured
  const perSecond = (count: number) => Math.round(count / load.seconds).toLocaleString('en')
  const ms = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value).toLocaleString('en')} ms`)
  const others = Object.entries(load.others).map(([status, count]) => `${count} × ${status}`)
  return [
    {
      what,
      value: load.good / load.seconds / peak.perSecond,
      ...(times > 1 ? { aim: { least: 0.85 } } : {}),
      isDisturbed: load.lateP99 > undisturbedMs || thread.waited > undisturbedShare,
      details: {
        'offered/s': perSecond(load.sent),
        'good/s': perSecond(load.good),
        late: String(load.admitted - load.good),
        p50: ms(load.p50),
        p99: ms(load.p99),
        'by CPU': (peak.microseconds / (measured.microseconds / load.admitted)).toFixed(2),
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
        'service ran, waited': `${Math.round(thread.ran * 100)} %, ${Math.round(thread.waited * 100)} %`,
        'load core': `${Math.round(load.busy * 100)} %`,
      },
    },
  ]
}
