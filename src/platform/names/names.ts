// Names of hosts to addresses. The system's own lookup (getaddrinfo) cannot be cancelled and runs in a pool of four threads
// that files use too: a few names whose servers never answer stop every other lookup of the process. These lookups can be
// cancelled, have a time limit, and there is one at a time for each name. See docs/decisions/events-webhooks-and-mail.md.
import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { askServers } from './ask-servers.ts'
import { candidates, parseHosts, parseSearch, rereadFile } from './system-files.ts'

export interface Names {
  /** For the option `lookup` of `net.connect`, `http.request` and `https.request`. */
  lookup: LookupFunction
  /** Fails with the code ENOTFOUND when the name has no address, with EAI_AGAIN when that is not known. */
  resolve(name: string): Promise<LookupAddress[]>
  /** Number of open lookups. */
  pending(): number
  /** Cancels open lookups and accepts no more. */
  close(): void
}

export interface NamesOptions {
  /** Instead of those that the system is configured with, such as `127.0.0.1:5353`. */
  servers?: string[]
  /** How long one name may take, in milliseconds. */
  timeLimit?: number
  hostsFile?: string
  searchFile?: string
}

/** How long answers are cached, in milliseconds: addresses at most for their TTL. */
const maxKeptMs = 30_000
const minKeptMs = 1_000
const failureKeptMs = 5_000
const maxCached = 1_000
/** Maximum open lookups; each uses a socket. */
const maxPending = 256

type LookupResult = { addresses: LookupAddress[] } | { error: Error }

export function createNames(options: NamesOptions = {}): Names {
  const { timeLimit = 5_000, hostsFile = '/etc/hosts', searchFile = '/etc/resolv.conf' } = options
  const hosts = rereadFile(hostsFile, parseHosts)
  const search = rereadFile(searchFile, parseSearch)
  const kept = new LRUCache<string, { outcome: LookupResult; until: number }>({ max: maxCached })
  const underWay = new Map<string, { outcome: Promise<LookupResult>; cancel: () => void }>()
  let isClosed = false

  function local(name: string): string[] | undefined {
    const absolute = name.replace(/\.$/, '')
    if (isIP(absolute) !== 0) return [absolute]
    return hosts().get(absolute) ?? (isLocalhost.test(absolute) ? ['127.0.0.1', '::1'] : undefined)
  }

  async function ask(name: string): Promise<LookupResult> {
    const question = askServers(candidates(name, search()), options.servers)
    const timer = setTimeout(question.cancel, timeLimit)
    const entry = { outcome: settle(), cancel: question.cancel }
    underWay.set(name, entry)
    return entry.outcome

    async function settle(): Promise<LookupResult> {
      const answer = await question.answer
      clearTimeout(timer)
      underWay.delete(name)
      const isFound = 'addresses' in answer
      const outcome = isFound
        ? { addresses: answer.addresses }
        : { error: failureOf(name, answer, timeLimit) }
      const lifetime = isFound ? Math.max(minKeptMs, Math.min(maxKeptMs, answer.ttl * 1000)) : failureKeptMs
      kept.set(name, { outcome, until: performance.now() + lifetime })
      return outcome
    }
  }

  async function outcomeOf(name: string): Promise<LookupResult> {
    const known = local(name)
    if (known) return { addresses: known.map((address) => ({ address, family: isIP(address) })) }
    const recent = kept.get(name)
    if (recent && recent.until > performance.now()) return recent.outcome
    if (isClosed) return { error: failure('EAI_AGAIN', `${name} was not looked up: the service stops.`) }
    const current = underWay.get(name)
    if (current) return current.outcome
    if (underWay.size >= maxPending)
      return { error: failure('EAI_AGAIN', `${name} was not looked up: ${maxPending} other names are.`) }
    return ask(name)
  }

  async function resolve(hostname: string): Promise<LookupAddress[]> {
    const outcome = await outcomeOf(hostname.toLowerCase())
    if ('error' in outcome) throw outcome.error
    return outcome.addresses
  }

  return {
    resolve,
    lookup: (hostname, { family, all }, callback) => {
      resolve(hostname).then(
        (addresses) => {
          const wanted = familyOf(family)
          const fitting = addresses.filter((each) => wanted === 0 || each.family === wanted)
          const [first] = fitting
          if (!first) callback(failure('ENOTFOUND', `${hostname} has no IPv${wanted} address.`), '', 0)
          else if (all) callback(null, fitting)
          else callback(null, first.address, first.family)
        },
        (error: NodeJS.ErrnoException) => callback(error, '', 0),
      )
    },
    pending: () => underWay.size,
    close: () => {
      isClosed = true
      for (const { cancel } of underWay.values()) cancel()
    },
  }
}

/** RFC 6761: these never need a server. */
const isLocalhost = /(^|\.)localhost$/

const familyOf = (family: number | string | undefined) =>
  family === 4 || family === 'IPv4' ? 4 : family === 6 || family === 'IPv6' ? 6 : 0

const failure = (code: string, message: string) => Object.assign(new Error(`${code}: ${message}`), { code })

function failureOf(
  name: string,
  { isCertain, code }: { isCertain: boolean; code: string },
  timeLimit: number,
): Error {
  if (isCertain) return failure('ENOTFOUND', `The name ${name} has no address.`)
  return code === 'ECANCELLED'
    ? failure('EAI_AGAIN', `No name server answered for ${name} within ${timeLimit} ms.`)
    : failure('EAI_AGAIN', `No name server answered for ${name} (${code}).`)
}
