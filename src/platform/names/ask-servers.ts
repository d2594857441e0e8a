import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { setTimeout as wait } from 'node:timers/promises'

export interface Found {
  addresses: LookupAddress[]
  /** TTL of the addresses, in seconds. */
  ttl: number
}

/** No address, and the reason: the name has none, or the servers did not answer. */
export interface NotFound {
  isCertain: boolean
  code: string
}

/** How long to wait for the second address family after the first: some servers never answer AAAA queries. */
const otherFamilyGrace = 300

/** Codes that mean: the server knows that there is no such name, or no address of this family. */
const certain = ['ENOTFOUND', 'ENODATA']

/** A query that can be cancelled. */
export function askServers(names: string[], servers: string[] | undefined) {
  const resolver = new Resolver({ timeout: 1000, tries: 3 })
  if (servers) resolver.setServers(servers)
  const ending = new AbortController()
  ending.signal.addEventListener('abort', () => resolver.cancel())
  return { answer: firstOf(resolver, names, ending.signal), cancel: () => ending.abort() }
}

/** The addresses of the first name that has any. */
async function firstOf(resolver: Resolver, names: string[], signal: AbortSignal): Promise<Found | NotFound> {
  let outcome: NotFound = { isCertain: true, code: 'ENOTFOUND' }
  for (const name of names) {
    const answer = await ask(resolver, name)
    if ('addresses' in answer) return answer
    if (signal.aborted) return { isCertain: false, code: 'ECANCELLED' }
    if (!answer.isCertain) outcome = answer
  }
  return outcome
}

async function ask(resolver: Resolver, name: string): Promise<Found | NotFound> {
  const records: { family: 4 | 6; address: string; ttl: number }[] = []
  const failures: string[] = []
  const collect = (family: 4 | 6, query: Promise<{ address: string; ttl: number }[]>) =>
    query.then(
      (found) => records.push(...found.map((record) => ({ family, ...record }))),
      (error: NodeJS.ErrnoException) => failures.push(error.code ?? 'EAI_FAIL'),
    )
  const families = [
    collect(4, resolver.resolve4(name, { ttl: true })),
    collect(6, resolver.resolve6(name, { ttl: true })),
  ]
  await Promise.race(families)
  const rest = Promise.all(families)
  await (records.length > 0 ? Promise.race([rest, wait(otherFamilyGrace)]) : rest)
  // Cancels queries that are still open.
  resolver.cancel()
  if (records.length > 0) {
    return {
      addresses: records
        .map(({ address, family }) => ({ address, family }))
        .sort((a, b) => a.family - b.family),
      ttl: Math.min(...records.map(({ ttl }) => ttl)),
    }
  }
  const code = failures.find((each) => !certain.includes(each))
  return { isCertain: code === undefined, code: code ?? 'ENOTFOUND' }
}
