// The response time of /livez while other work runs.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Probed<T> {
  value: T
  /** The longest response time of /livez, in milliseconds. */
  longestMs: number
  /** The largest resident memory of the process seen, in megabytes. */
  largestMb: number
  probes: number
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The CPU time of a process as Linux counts it: in hundredths of a second. */
export function cpuSeconds(pid: number): number {
  const [, rest = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
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
      const start = performance.now()
      const response = await fetch(`${url}/livez`)
      await response.text()
      probed.longestMs = Math.max(probed.longestMs, performance.now() - start)
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
