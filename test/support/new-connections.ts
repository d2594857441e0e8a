// Open-loop load in a process of its own: every request has a new connection. Requests leave at a constant rate, whether
// earlier ones were answered or not, and each latency counts from the time at which its request was due.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface Stream {
  name: string
  /** Requests and new connections per second. */
  rate: number
  /** Bytes of requests, sent in turn. */
  requests: Buffer[]
}

export interface ConnectionPlan {
  host: string
  port: number
  seconds: number
  streams: Stream[]
}

export interface StreamResult {
  name: string
  sent: number
  /** Answers by status; 0 counts connections that were closed or timed out without one. */
  statuses: Record<string, number>
  /** Not sent, because too many connections of this stream were open. */
  skipped: number
  /** Of answers 2xx, in milliseconds; all others count as infinitely late. */
  p50: number
  p95: number
  /** From the due time until the kernel of the service had accepted the connection. */
  connectP95: number
  /** How late the generator sent its requests: its own delay, which is part of every latency. */
  lateP95: number
}

/** Bounds the memory of the generator, and the backlog that is left when it stops. */
const maxOpen = 4000
const timeLimitMs = 10_000
const self = fileURLToPath(import.meta.url)

/** Runs each stream in a process of its own, so that a large stream does not delay the requests of a small one. */
export const runNewConnections = ({ streams, ...plan }: ConnectionPlan): Promise<StreamResult[]> =>
  Promise.all(streams.map((stream) => runStream({ ...plan, stream })))

type StreamPlan = Omit<ConnectionPlan, 'streams'> & { stream: Stream }

async function runStream(plan: StreamPlan): Promise<StreamResult> {
  const child = fork(self, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' })
  const kill = () => child.kill()
  process.on('exit', kill)
  child.send(plan)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load generator ended with ${code}.`)
  })
  try {
    const [result] = (await Promise.race([once(child, 'message'), ended])) as [StreamResult]
    return result
  } finally {
    ended.catch(() => {})
    process.off('exit', kill)
    child.kill()
  }
}

if (process.argv[1] === self) {
  process.once('message', (plan: StreamPlan) => {
    void sendStream(plan).then((result) => process.send?.(result))
  })
}

async function sendStream({ host, port, seconds, stream }: StreamPlan): Promise<StreamResult> {
  const times: number[] = []
  const connectTimes: number[] = []
  const late: number[] = []
  const statuses: Record<string, number> = {}
  const open = new Set<Promise<void>>()
  let skipped = 0

  function send(number: number, dueAt: number): Promise<void> {
    late.push(performance.now() - dueAt)
    return new Promise((resolve) => {
      let text = ''
      const socket = connect({ port, host, noDelay: true })
      const timer = setTimeout(() => socket.destroy(), timeLimitMs)
      socket.on('connect', () => {
        connectTimes.push(performance.now() - dueAt)
        socket.write(stream.requests[number % stream.requests.length] as Buffer)
      })
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1')
        if (text.includes('\r\n\r\n')) socket.destroy()
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearTimeout(timer)
        const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? '0'
        statuses[status] = (statuses[status] ?? 0) + 1
        times.push(status.startsWith('2') ? performance.now() - dueAt : Number.POSITIVE_INFINITY)
        resolve()
      })
    })
  }

  const start = performance.now()
  const count = Math.floor(stream.rate * seconds)
  for (let number = 0; number < count; number++) {
    const dueAt = start + (number * 1000) / stream.rate
    // Answers are also read while this process is behind.
    if (number % 64 === 0) await pause(0)
    while (dueAt > performance.now()) await pause(1)
    if (open.size >= maxOpen) {
      skipped++
      continue
    }
    const one = send(number, dueAt)
    open.add(one)
    void one.then(() => open.delete(one))
  }
  await Promise.all(open)
  return {
    name: stream.name,
    sent: count - skipped,
    skipped,
    statuses,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    connectP95: percentile(connectTimes, 0.95),
    lateP95: percentile(late, 0.95),
  }
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
