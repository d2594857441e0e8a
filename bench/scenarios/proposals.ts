// Fixes and completions from two clients at once, and beside them one innocent request every 50 ms.
import { setTimeout as sleep } from 'node:timers/promises'
import { judge, type Part } from '../../src/compatibility/index.ts'
import { purposes } from '../../src/contract/purpose.ts'
import { openAsker } from '../ask.ts'
import { requestBytes } from '../load.ts'
import { percentile } from '../percentile.ts'
import { cpuMicroseconds, residentMegabytes } from '../processes.ts'
import type { Figure, Scenario } from '../scenario.ts'
import type { AdviceBench } from '../worlds/advice.ts'

const clients = 2
const perKind = 200
const everyMs = 50
/** Long enough for the service to give back memory that it no longer needs. */
const restMs = 5000
const key = 'bo_demo_100001'
/** There is always a question to compute: on an idle machine the service uses more than one core. */
const undisturbed = 0.95

const bundleIds = ['bundle-gaming-pc', 'bundle-office-pc', 'bundle-workstation']
const budgets = [null, 6000, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000]

type Kind = 'fixes' | 'completions'
interface Question {
  kind: Kind
  request: Buffer
}

export const proposals: Scenario<AdviceBench> = {
  name: 'proposals',
  engines: ['sqlite'],
  about: `${perKind} fixes and ${perKind} completions from ${clients} clients in the open catalog, and a GET of a product every ${everyMs} ms beside them`,
  async run({ engine, service, components, base }) {
    const questions = mixed(components, base)
    const product = (base[0] as Part).productId
    const first = await askOne(service, questions[0] as Question)
    await loopDelay(service)
    const idle = await pollWhile(service, product, sleep(restMs))
    const idleDelay = await loopDelay(service)
    const memoryBefore = residentMegabytes(service.pid).now

    const times: Record<Kind, number[]> = { fixes: [], completions: [] }
    let next = 0
    const client = async () => {
      const asker = await openAsker(service)
      for (let at = next++; at < questions.length; at = next++) {
        const { kind, request } = questions[at] as Question
        times[kind].push(await asker.time(request))
      }
      asker.close()
    }
    const cpuBefore = process.cpuUsage()
    const serviceBefore = cpuMicroseconds(service.pid)
    const start = performance.now()
    const beside = await service.profiled(`proposals-${engine}`, () =>
      pollWhile(service, product, Promise.all(Array.from({ length: clients }, client))),
    )
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(cpuBefore)
    const delay = await loopDelay(service)
    const serviceUsed = cpuMicroseconds(service.pid) - serviceBefore
    const memoryAfter = residentMegabytes(service.pid).now
    await sleep(restMs)

    const isDisturbed = serviceUsed / 1e6 / seconds < undisturbed
    const share = (microseconds: number) => `${Math.round(microseconds / seconds / 1e4)} %`
    const figure = (what: string, all: number[], aim: Figure['aim']): Figure => ({
      what: `${what}, p99`,
      value: percentile(all, 0.99),
      ...(aim ? { aim } : {}),
      isDisturbed,
      unit: ' ms',
      details: {
        p50: `${percentile(all, 0.5).toFixed(1)} ms`,
        p90: `${percentile(all, 0.9).toFixed(1)} ms`,
        worst: `${Math.max(...all).toFixed(1)} ms`,
        count: String(all.length),
      },
    })
    return [
      figure('fixes', times.fixes, { most: 250 }),
      figure('completions', times.completions, { most: 250 }),
      figure('GET product beside them', beside, { below: 20 }),
      figure('GET product alone', idle, undefined),
      {
        what: 'event-loop delay beside them, p99',
        value: delay.p99,
        unit: ' ms',
        details: {
          // The timer that measures it has a resolution of 10 ms, which is part of every figure.
          'delay alone': `${idleDelay.p99.toFixed(1)} ms`,
          'delay worst': `${delay.max.toFixed(1)} ms`,
          'first answer': `${first.toFixed(0)} ms`,
          service: `${share(serviceUsed)} of a core`,
          load: `${share(user + system)} of a core`,
          'memory before, after, at rest': [memoryBefore, memoryAfter, residentMegabytes(service.pid).now]
            .map(Math.round)
            .join(' → '),
        },
      },
    ]
  },
}

/** Fixes and completions in turn, the same in every run. */
function mixed(components: readonly Part[], base: readonly Part[]): Question[] {
  const random = numbers()
  const byKind = Map.groupBy(components, ({ kind }) => kind)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const references = (parts: readonly Part[]) => parts.map(({ productId }) => ({ productId }))

  /** A valid PC with one to three of its parts replaced by others of their kind, until it is invalid. */
  const broken = (): Part[] => {
    for (;;) {
      const parts = [...base]
      const changes = 1 + Math.floor(random() * 3)
      for (let count = 0; count < changes; count++) {
        const at = Math.floor(random() * parts.length)
        parts[at] = any(byKind.get((parts[at] as Part).kind) ?? [])
      }
      if (!judge(parts).isValid) return parts
    }
  }
  const fixes = (): Question => ({
    kind: 'fixes',
    request: requestBytes('POST', '/pcconfig/v1/compatibility/fixes', key, {
      products: references(broken()),
    }),
  })
  const completions = (): Question => ({
    kind: 'completions',
    request: requestBytes('POST', '/pcconfig/v1/compatibility/completions', key, {
      bundleId: any(bundleIds),
      // Nothing, or a part or two of a PC that exists.
      products: references(any([[], [], base.slice(0, 1), base.slice(0, 2), base.slice(3, 4)])),
      budget: any(budgets),
      purpose: any(purposes),
    }),
  })
  return Array.from({ length: perKind }, () => [fixes(), completions()]).flat()
}

/** Linear congruential: the same numbers in every run. */
function numbers(): () => number {
  let state = 42
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

async function askOne(service: AdviceBench['service'], { request }: Question): Promise<number> {
  const asker = await openAsker(service)
  try {
    return await asker.time(request)
  } finally {
    asker.close()
  }
}

/** The times of an innocent request at fixed intervals, until something has ended. */
async function pollWhile(
  service: AdviceBench['service'],
  productId: string,
  work: Promise<unknown>,
): Promise<number[]> {
  const asker = await openAsker(service)
  const request = requestBytes('GET', `/catalog/v1/products/${productId}`, key)
  const times: number[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  for (let due = performance.now(); !isOver; due += everyMs) {
    // An answer that comes after the next request is due delays that one as well: its waiting counts.
    const late = Math.max(0, performance.now() - due)
    if (late === 0) await sleep(due - performance.now())
    times.push((await asker.time(request)) + late)
  }
  asker.close()
  await work
  return times
}

/** Milliseconds since the last call, as the service measures them. */
async function loopDelay({ host, port }: AdviceBench['service']): Promise<{ p99: number; max: number }> {
  const text = await (await fetch(`http://${host}:${port}/metrics`)).text()
  const read = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1])
  return { p99: read('p99'), max: read('max') }
}
