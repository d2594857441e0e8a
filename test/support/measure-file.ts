// Measures the processor time of a test file: that of its worker, and of the processes that it started and awaited (services,
// commands, browsers). The shared PostgreSQL server is not in it.
import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    processorMs?: number
  }
}

/** What a tick of /proc counts. */
const msPerTick = 10

/** Times of awaited children: the fields cutime and cstime; only Linux tells. */
function childrenMs(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) * msPerTick
  } catch {
    return 0
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + childrenMs()
}

// A worker may run several files: each file counts from the end of the one before.
const counted = globalThis as { countedProcessorMs?: number }

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern.
afterAll(({}, { file }) => {
  const now = processorMs()
  file.meta.processorMs = now - (counted.countedProcessorMs ?? 0)
  counted.countedProcessorMs = now
})
