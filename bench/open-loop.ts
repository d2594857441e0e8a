// Open-loop load, in a process of its own: requests leave at a constant rate, whether earlier ones were answered or not, and
// each latency counts from the time at which its request was due. A closed loop would wait for a slow server and hide it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Target } from './load.ts'
import { percentile } from './percentile.ts'
import { type Connection, openConnection } from './pipelined-connection.ts'
import { type Draw, requestMix } from './request-mix.ts'

export interface LoadPlan {
  target: Target
  connections: number
  /** The credentials, in turn over the connections. */
  keys: string[]
  /** Requests per second; undefined sends the next request of a connection after its answer (closed loop). */
  rate?: number
  seconds: number
  /** How long to wait for outstanding answers afterwards. */
  drainSeconds: number
  orderIds: string[]
  draftIds: string[]
  /** Every so many requests is a compatibility batch; 0 for none. */
  batchEvery: number
}

export interface LoadResult {
  sent: number
  /** Answers 2xx. */
  admitted: number
  /** Answers 2xx within the deadline. */
  good: number
  /** Of admitted requests, in milliseconds. */
  p50: number
  p99: number
  refused: number
  /** Of refused requests, in milliseconds. */
  refusedP99: number
  /** Refusals without Retry-After. */
  unhelpful: number
  /** Requests on connections that the server closed. */
  cut: number
  unanswered: number
  /** Other statuses with their number, for example 429. */
  others: Record<string, number>
  /** From the last request to the last answer. */
  drainSeconds: number
  seconds: number
  /** The share of its core that this process used while it sent. */
  busy: number
  /** How late this process sent its requests, p99 in milliseconds: its own delay, which is part of every latency. */
  lateP99: number
  /** Drafts that can still be submitted. */
  draftIds: string[]
}

/** An answer later than this is of no use to the client. */
const deadlineMs = 2000

const self = fileURLToPath(import.meta.url)

/** Runs the load in a new process. */
export async function runOpenLoop(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(self, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' })
  const kill = () => child.kill()
  process.on('exit', kill)
  child.send(plan)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load generator ended with ${code}.`)
  })
  try {
    const [result] = (await Promise.race([once(child, 'message'), ended])) as [LoadResult]
    return result
  } finally {
    ended.catch(() => {})
    process.off('exit', kill)
    child.kill()
  }
}

if (process.argv[1] === self) {
  process.once('message', (plan: LoadPlan) => {
    void sendLoad(plan).then((result) => process.send?.(result))
  })
}

async function sendLoad(plan: LoadPlan): Promise<LoadResult> {
  const mix = requestMix(plan)
  const latencies: number[] = []
  const refusals: number[] = []
  const late: number[] = []
  const others: Record<string, number> = {}
  const count = { sent: 0, good: 0, unhelpful: 0, cut: 0, outstanding: 0 }
  let last = 0
  let isOver = false

  function settle(connection: Connection<Draw>, draw: Draw, status: number, answer: string): void {
    count.outstanding--
    last = performance.now()
    const latency = last - draw.dueAt
    mix.settle(draw, status, answer)
    if (status === 0) count.cut++
    else if (status < 300) {
      latencies.push(latency)
      if (latency <= deadlineMs) count.good++
    } else if (status === 503) {
      refusals.push(latency)
      if (!/\r\nretry-after: \d/i.test(answer)) count.unhelpful++
    } else others[status] = (others[status] ?? 0) + 1
    if (plan.rate === undefined && !isOver) send(connection, last)
  }
  function send(connection: Connection<Draw>, dueAt: number): void {
    const draw = mix.next(plan.keys[connection.index % plan.keys.length] as string, dueAt)
    count.sent++
    late.push(performance.now() - dueAt)
    count.outstanding++
    connection.send(draw.bytes, draw)
  }

  const connections: Connection<Draw>[] = []
  for (let index = 0; index < plan.connections; index++)
    connections.push(await openConnection(plan.target, index, settle))
  const start = performance.now()
  const end = start + plan.seconds * 1000
  const cpuBefore = process.cpuUsage()
  if (plan.rate === undefined) {
    for (const connection of connections) send(connection, start)
    await pauseUntil(end)
  } else
    await sendAtRate(plan.rate, start, end, (number, dueAt) =>
      send(connections[number % connections.length] as Connection<Draw>, dueAt),
    )
  isOver = true
  const { user, system } = process.cpuUsage(cpuBefore)
  const stoppedAt = performance.now()
  last = Math.max(last, stoppedAt)
  while (count.outstanding > 0 && performance.now() < stoppedAt + plan.drainSeconds * 1000)
    await pauseUntil(performance.now() + 5)
  for (const connection of connections) connection.close()
  return {
    sent: count.sent,
    admitted: latencies.length,
    good: count.good,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    refused: refusals.length,
    refusedP99: percentile(refusals, 0.99),
    unhelpful: count.unhelpful,
    cut: count.cut,
    unanswered: count.outstanding,
    others,
    drainSeconds: count.outstanding > 0 ? Number.POSITIVE_INFINITY : (last - stoppedAt) / 1000,
    seconds: (stoppedAt - start) / 1000,
    busy: (user + system) / 1000 / (stoppedAt - start),
    lateP99: percentile(late, 0.99),
    draftIds: mix.drafts(),
  }
}

/** Requests that became due while this process was busy leave late; their latency still counts from when they were due. */
async function sendAtRate(
  rate: number,
  start: number,
  end: number,
  send: (number: number, dueAt: number) => void,
): Promise<void> {
  let number = 0
  for (;;) {
    const now = Math.min(performance.now(), end)
    for (let dueAt = start + (number * 1000) / rate; dueAt < now; dueAt = start + (number * 1000) / rate)
      send(number++, dueAt)
    if (now >= end) return
    await pauseUntil(now + 1)
  }
}

const pauseUntil = (time: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())))
