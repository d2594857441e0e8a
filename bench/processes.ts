// Figures of the operating system about processes, and CPU pinning. On systems other than Linux the
// benchmark runs too, without pinning and these figures.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'

/**
 * Microseconds of CPU time of a process, all its threads together. From the nanoseconds of each thread: the sum in
 * `/proc/<pid>/stat` is in ticks of 10 ms, a fiftieth of a short turn.
 */
export function cpuMicroseconds(pid: number): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`)
  if (threads.length === 0) return Number.NaN
  return threads.reduce((sum, file) => sum + Number(textOf(file).split(' ')[0]), 0) / 1000
}

/** The same of all processes that a process has started and that still run. */
export const childrenCpuMicroseconds = (pid: number): number =>
  globSync('/proc/[0-9]*/stat')
    .filter((file) => parentOf(file) === pid)
    .reduce((sum, file) => sum + (cpuMicroseconds(Number(file.split('/')[2])) || 0), 0)

function parentOf(file: string): number {
  const stat = textOf(file)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Empty if the process or thread has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Bytes that a process has handed to the disk so far; its writes to files and sockets that stay in memory do not count. */
export function writtenBytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/io`)) return Number.NaN
  return Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])
}

/** Milliseconds that the main thread of a process computed, and that it was ready but had to wait for a core. */
export function mainThreadMilliseconds(pid: number): { ran: number; waited: number } {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  if (!existsSync(file)) return { ran: Number.NaN, waited: Number.NaN }
  const [ran, waited] = readFileSync(file, 'utf8').split(' ').map(Number) as [number, number]
  return { ran: ran / 1e6, waited: waited / 1e6 }
}

/** Memory of a process in megabytes: now, and its maximum. */
export function residentMegabytes(pid: number): { now: number; peak: number } {
  if (!existsSync(`/proc/${pid}/status`)) return { now: Number.NaN, peak: Number.NaN }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

export interface Cores {
  server: number
  client: number
}

/** One core for the server under test and another for the load; undefined if not available. */
export function findCores(): Cores | undefined {
  try {
    const allowed = /Cpus_allowed_list:\s+(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
    const cores = allowed.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
    execFileSync('taskset', ['--version'], { stdio: 'ignore' })
    const [server, client] = cores
    return server === undefined || client === undefined ? undefined : { server, client }
  } catch {
    return undefined
  }
}

/** Pins this process, and processes it starts from now on. */
export function pinSelf(core: number | number[]): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)], { stdio: 'ignore' })
}

/** A command that runs on a core, or on several. */
export const pinned = (core: number | number[] | undefined, command: string[]): string[] =>
  core === undefined ? command : ['taskset', '-c', String(core), ...command]
