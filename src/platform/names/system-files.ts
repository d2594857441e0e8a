// System files that DNS queries do not use: hosts(5) and the search list of resolv.conf(5).
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** Addresses by name, in lower case. */
export type Hosts = ReadonlyMap<string, string[]>

export function parseHosts(text: string): Hosts {
  const hosts = new Map<string, string[]>()
  for (const [address = '', ...names] of wordsByLine(text)) {
    if (isIP(address) === 0) continue
    for (const name of names) {
      const key = name.toLowerCase()
      hosts.set(key, [...(hosts.get(key) ?? []), address])
    }
  }
  return hosts
}

export interface Search {
  domains: string[]
  /** Names with fewer dots are searched for in the domains first. */
  ndots: number
}

export function parseSearch(text: string): Search {
  const search: Search = { domains: [], ndots: 1 }
  for (const [keyword, ...words] of wordsByLine(text)) {
    // The last of these lines counts.
    if (keyword === 'search' || keyword === 'domain') search.domains = words
    if (keyword !== 'options') continue
    const ndots = words.map((word) => /^ndots:(\d+)$/.exec(word)?.[1]).findLast(Boolean)
    if (ndots) search.ndots = Math.min(15, Number(ndots))
  }
  return search
}

/** The names to ask a server for, in their order. In a cluster, `receiver.shop` may mean `receiver.shop.svc.cluster.local`. */
export function candidates(name: string, { domains, ndots }: Search): string[] {
  if (name.endsWith('.')) return [name]
  const searched = domains.map((domain) => `${name}.${domain.replace(/\.$/, '')}`)
  const hasEnoughDots = name.split('.').length - 1 >= ndots
  return hasEnoughDots ? [name, ...searched] : [...searched, name]
}

const wordsByLine = (text: string) =>
  text.split('\n').map((line) =>
    line
      .replace(/[#;].*/, '')
      .trim()
      .split(/\s+/),
  )

/**
 * A file that is read again after a while. Synchronously, because it is small, and because lookups by the system could
 * block the thread pool for files.
 */
export function rereadFile<T>(path: string, parse: (text: string) => T, keptFor = 5000): () => T {
  let readAt = Number.NEGATIVE_INFINITY
  let value: T
  return () => {
    if (performance.now() - readAt >= keptFor) {
      value = parse(textOf(path))
      readAt = performance.now()
    }
    return value
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Not every machine has it.
    return ''
  }
}
