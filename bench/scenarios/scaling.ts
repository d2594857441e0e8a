import { applyLoad, cycle, type NextRequest, once, requestBytes } from '../load.ts'
import { median } from '../median.ts'
import { createDrafts } from '../prepare.ts'
import { childrenCpuMicroseconds, cpuMicroseconds } from '../processes.ts'
import type { Figure, Scenario } from '../scenario.ts'
import type { Service } from '../servers.ts'
import { getOrderRequest, key, submitRequest } from '../world.ts'
import type { ScaledBench } from '../worlds/scaled.ts'

interface Round {
  perSecond: number
  /** Processor time per request. */
  serviceMicroseconds: number
  primaryMicroseconds: number
}

type Requests = () => Promise<NextRequest>

const draftsPerSecond = 2000

/** Two loads at once in any case, for one process or for two. */
export const scaling: Scenario<ScaledBench> = {
  name: 'scaling',
  engines: ['postgres'],
  about:
    'two processes on one PostgreSQL against one, and lists from a replica against lists from the primary',
  async run(bench) {
    const { first, second, replicated, orderIds, seconds } = bench
    const submits: Requests = async () =>
      once((await createDrafts(first, Math.ceil(draftsPerSecond * seconds))).map(submitRequest))
    const gets: Requests = async () => cycle(orderIds.map(getOrderRequest))
    const lists: Requests = async () => cycle([requestBytes('GET', '/orders/v1?limit=50', key)])
    const one = [first, first]
    const two = [first, second]
    return [
      await compare(bench, 'get-order, two processes against one', 200, gets, one, two),
      await compare(bench, 'submit-checkout, two processes against one', 204, submits, one, two),
      await compare(bench, 'order list, two processes against one', 200, lists, one, two),
      await compare(bench, 'order list, replica against primary', 200, lists, one, [replicated, replicated]),
    ]
  },
}

async function compare(
  bench: ScaledBench,
  what: string,
  status: number,
  requests: Requests,
  before: Service[],
  after: Service[],
): Promise<Figure> {
  const pairs: { before: Round; after: Round }[] = []
  // The first rounds warm up.
  for (let round = -2; round < bench.rounds; round++) {
    const pair = {
      before: await measure(bench, before, await requests(), status),
      after: await measure(bench, after, await requests(), status),
    }
    if (round >= 0) pairs.push(pair)
  }
  const of = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick))
  const whole = (value: number) => Math.round(value).toLocaleString('en')
  const ratios = pairs.map((pair) => pair.after.perSecond / pair.before.perSecond)
  return {
    what,
    value: median(ratios),
    details: {
      'worst to best': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
      'before/s': whole(of((pair) => pair.before.perSecond)),
      'after/s': whole(of((pair) => pair.after.perSecond)),
      'service CPU µs': `${whole(of((pair) => pair.before.serviceMicroseconds))} → ${whole(of((pair) => pair.after.serviceMicroseconds))}`,
      'primary CPU µs': `${whole(of((pair) => pair.before.primaryMicroseconds))} → ${whole(of((pair) => pair.after.primaryMicroseconds))}`,
    },
  }
}

async function measure(
  { primaryPid, seconds }: ScaledBench,
  services: Service[],
  next: NextRequest,
  status: number,
): Promise<Round> {
  const pids = [...new Set(services.map(({ pid }) => pid))]
  const used = () => ({
    service: pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0),
    primary: childrenCpuMicroseconds(primaryPid),
  })
  const before = used()
  const loads = await Promise.all(services.map((service) => applyLoad(service, next, { status, seconds })))
  const after = used()
  const answers = loads.reduce((sum, load) => sum + load.answers, 0)
  return {
    perSecond: answers / Math.max(...loads.map((load) => load.seconds)),
    serviceMicroseconds: (after.service - before.service) / answers,
    primaryMicroseconds: (after.primary - before.primary) / answers,
  }
}
