// The service compared with bare `node:http`, in turns, so that other load on the machine affects both.
import type { CannedAnswer } from './baseline.ts'
import { applyLoad, type Load, type NextRequest } from './load.ts'
import { median } from './median.ts'
import { cpuMicroseconds } from './processes.ts'
import type { Bench, Figure } from './scenario.ts'
import type { Server } from './servers.ts'

export interface Comparison {
  name: string
  status: number
  /** The requests of one round for the service. */
  requests: () => Promise<NextRequest>
  /** The requests for bare `node:http`. */
  baselineRequests: NextRequest
  /** Without a target, the figure is for information. */
  aim?: number
}

const warmups = 8

/** On an idle machine, bare `node:http` uses its whole core. */
const undisturbed = 0.85

interface Round {
  perSecond: number
  /** CPU time of the server per request. */
  microseconds: number
  clientBusy: number
  answers: number
}

export async function compareWithBare(bench: Bench, comparison: Comparison): Promise<Figure> {
  const { service, baseline, rounds, seconds } = bench
  const { name, status, requests, baselineRequests, aim } = comparison
  const one = await sampleAnswer(service, await requests(), status)
  await baseline.answerWith(one)

  const bare = () => measure(baseline, baselineRequests, status, seconds)
  const ours = async () => {
    const next = await requests()
    return service.profiled(`${name}-${bench.engine}`, () => measure(service, next, status, seconds))
  }
  // Both warm up first. The service takes longer: it has more code to compile, on the core that it also serves on.
  await bare()
  for (let round = 0; round < warmups; round++) await measure(service, await requests(), status, seconds)
  const pairs: { bare: Round; ours: Round }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await bare(), ours: await ours() })

  const ratios = pairs.map(({ bare, ours }) => ours.perSecond / bare.perSecond)
  const medianOf = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick))
  return {
    what: `${name} on ${bench.engine}`,
    value: median(ratios),
    ...(aim === undefined ? {} : { aim: { least: aim } }),
    isDisturbed: medianOf(({ bare }) => busyCore(bare)) < undisturbed,
    details: {
      'worst to best': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
      'ours/s': whole(medianOf(({ ours }) => ours.perSecond)),
      'bare/s': whole(medianOf(({ bare }) => bare.perSecond)),
      'ours CPU µs': whole(medianOf(({ ours }) => ours.microseconds)),
      'bare CPU µs': whole(medianOf(({ bare }) => bare.microseconds)),
      'by CPU': medianOf(({ bare, ours }) => bare.microseconds / ours.microseconds).toFixed(2),
      // The service may use less than 100 % on an idle machine: it waits for the disk.
      'bare core': percent(medianOf(({ bare }) => busyCore(bare))),
      'ours core': percent(medianOf(({ ours }) => busyCore(ours))),
      'client core': percent(medianOf(({ bare }) => bare.clientBusy)),
    },
  }
}

export async function measure(
  server: Server,
  next: NextRequest,
  status: number,
  seconds: number,
): Promise<Round> {
  const cpuBefore = cpuMicroseconds(server.pid)
  const load: Load = await applyLoad(server, next, { status, seconds })
  return {
    perSecond: load.answers / load.seconds,
    microseconds: (cpuMicroseconds(server.pid) - cpuBefore) / load.answers,
    clientBusy: load.clientBusy,
    answers: load.answers,
  }
}

/** One answer of the service, which the baseline repeats. */
async function sampleAnswer(service: Server, next: NextRequest, status: number): Promise<CannedAnswer> {
  let sample = ''
  let left = 1
  await applyLoad(service, () => (left-- > 0 ? next() : undefined), {
    status,
    onAnswer: (answer) => {
      sample = answer
    },
  })
  const [head = '', body = ''] = sample.split('\r\n\r\n', 2)
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })
    // Node adds these itself.
    .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name.toLowerCase()))
  return { status, headers: Object.fromEntries(headers), body }
}

/** The share of a core that the server used. */
const busyCore = ({ perSecond, microseconds }: Round) => (perSecond * microseconds) / 1e6
const percent = (share: number) => `${whole(100 * share)} %`
const whole = (value: number) => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'))
