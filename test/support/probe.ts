// How long a service keeps /livez waiting while other work runs.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Probed<T> {
  value: T
  /**
   * The longest time that /livez waited for the service, in milliseconds: response time,
   * at most the time that the main thread computed meanwhile. A machine that stalls does not count.
   */
  longestMs: number
  /** The largest resident memory of the process seen, in megabytes. */
  largestMb: number
  probes: number
}

/** The resident memory of a process, in megabytes. */
export const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The CPU time of a process as Linux counts it: in hundredths of a second. */
export function cpuSeconds(pid: number): number {
  const [, rest = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The time that the main thread of a process has computed, in milliseconds. */
const mainThreadMs = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** The time that the main thread of a process computed during work, at most the time that passed, in milliseconds. */
export async function busyDuring<T>(
  { pid }: { pid: number },
  work: () => Promise<T>,
): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const computed = mainThreadMs(pid)
  const value = await work()
  return { value, ms: Math.min(performance.now() - start, mainThreadMs(pid) - computed) }
}

/** Requests /livez repeatedly until the work is done. */
export async function probeWhile<T>(
  { url, pid }: { url: string; pid: number },
  work: () => Promise<T>,
): Promise<Probed<T>> {
  const probed = { longestMs: 0, largestMb: 0, probes: 0 }
  let isDone = false
  const probing = (async () => {
    while (!isDone) {
      const { ms } = await busyDuring({ pid }, async () => (await fetch(`${url}/livez`)).text())
      probed.longestMs = Math.max(probed.longestMs, ms)
      probed.largestMb = Math.max(probed.largestMb, residentMb(pid))
      probed.probes++
      await sleep(5)
    }
  })()
  try {
    // The first probe is sent before the work begins.
    await sleep(20)
    const value = await work()
    // The probe in flight may be the slowest.
    isDone = true
    await probing
    return { value, ...probed }
  } finally {
    isDone = true
  }
}

/** Sends a demo customer's questions, disconnects while they are computed, and returns the CPU time spent afterwards. */
export async function cpuAfterDisconnect(
  { url, pid }: { url: string; pid: number },
  { path, json, count, afterMs }: { path: string; json: unknown; count: number; afterMs: number },
): Promise<number> {
  const clients = new AbortController()
  const asked = Array.from({ length: count }, () =>
    fetch(url + path, {
      method: 'POST',
      headers: { Authorization: 'Bearer bo_demo_100001', 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
      signal: clients.signal,
    }).catch(() => {}),
  )
  await sleep(afterMs)
  clients.abort()
  await Promise.all(asked)
  // What is under way may end its step.
  await sleep(1000)
  const before = cpuSeconds(pid)
  await sleep(2000)
  return cpuSeconds(pid) - before
}
