// CPU profiles as a table: the functions that used the time of a scenario.
import { readdirSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const most = 28

/** The functions with the most self time, per scenario and thread, over all rounds. */
export async function summarizeProfiles(folder: string): Promise<string> {
  const byThread = Map.groupBy(
    readdirSync(folder).filter((file) => file.endsWith('.cpuprofile')),
    (file) => file.split('.').slice(0, 2).join(' '),
  )
  const parts = [...byThread].map(([name, files]) => {
    const profiles = files.map(
      (file): Profiler.Profile => JSON.parse(readFileSync(join(folder, file), 'utf8')),
    )
    return `\n${name}\n${summarize(profiles)}`
  })
  return `${parts.join('\n')}\n\nProfiles for DevTools: ${folder}`
}

interface Spent {
  own: number
  /** Including the functions it called. */
  total: number
}

function summarize(profiles: Profiler.Profile[]): string {
  const spent = new Map<string, Spent>()
  const of = (name: string) => {
    const known = spent.get(name)
    if (known) return known
    const none = { own: 0, total: 0 }
    spent.set(name, none)
    return none
  }
  for (const profile of profiles) {
    const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
    const own = new Map<number, number>()
    profile.samples?.forEach((id, index) => {
      own.set(id, (own.get(id) ?? 0) + (profile.timeDeltas?.[index] ?? 0))
    })
    const parents = new Map(
      profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
    )
    for (const [id, time] of own) {
      if (isProfiler(id, nodes, parents)) continue
      const seen = new Set<string>()
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
        const name = nameOf(nodes.get(at) as Profiler.ProfileNode)
        if (at === id) of(name).own += time
        if (!seen.has(name)) of(name).total += time
        seen.add(name)
      }
    }
  }
  const idle = of('(idle)').own
  const busy = of('(root)').total - idle
  const share = (time: number) => `${((100 * time) / busy).toFixed(1).padStart(5)} %`
  const lines = (order: keyof Spent, isShown: (name: string) => boolean) =>
    [...spent]
      .filter(([name]) => name !== '(idle)' && name !== '(root)' && isShown(name))
      .sort(([, a], [, b]) => b[order] - a[order])
      .slice(0, most)
      .map(([name, time]) => `  ${share(time.own)} ${share(time.total)}  ${name}`)
  return [
    `busy ${(busy / 1e6).toFixed(1)} s, idle ${(idle / 1e6).toFixed(1)} s. Shares of the busy time:`,
    '     own   total  by own time',
    ...lines('own', () => true),
    '     own   total  by total time, our own source',
    ...lines('total', (name) => name.includes('src/')),
  ].join('\n')
}

/** Profiling itself is not work of the service. */
function isProfiler(
  id: number,
  nodes: Map<number, Profiler.ProfileNode>,
  parents: Map<number, number>,
): boolean {
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
    if (nodes.get(at)?.callFrame.url.endsWith('bench/profiler.ts')) return true
  }
  return false
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string {
  if (url === '') return functionName || '(anonymous)'
  const file = url.replace(/^file:\/\//, '').replace(root, '')
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`
}
