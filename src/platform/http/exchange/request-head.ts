// What the head of a request says: its path and query, and its trace id.
import { randomBytes } from 'node:crypto'
import type { Exchange } from './exchange.ts'

/** The path of a request, also of one that names the whole address. */
export function pathOf({ url }: { url: string }): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.startsWith('/') || !URL.canParse(path) ? path : new URL(path).pathname
}

/** With its question mark; empty if there is none. */
export function queryOf({ url }: { url: string }): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}

/** Created on first use, because most requests need none. */
export function traceId(exchange: Exchange): string {
  exchange.traceId ??= traceIdOf(exchange.raw.headers.traceparent)
  return exchange.traceId
}

const traceparent = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/
const zeros = /^0+$/

/** The W3C trace id of a request: the caller's, or a new one. */
export function traceIdOf(header: string | string[] | undefined): string {
  return (header === undefined ? undefined : sentTraceId(header)) ?? newTraceId()
}

// Random, and counted from there: cheaper than random bytes for every request. Decimal digits are hexadecimal ones too.
const [first, last] = [10_000_000, 99_999_999]
let beginning = ''
let count = last

function newTraceId(): string {
  if (count === last) {
    beginning = randomBytes(12).toString('hex')
    count = first
  }
  return beginning + count++
}

function sentTraceId(header: string | string[] | undefined): string | undefined {
  const match = typeof header === 'string' ? traceparent.exec(header) : null
  if (!match) return undefined
  const [, version, traceId, parentId, more] = match as unknown as [string, string, string, string, string?]
  // What the standard says to ignore: a forbidden version, ids of zeros, and more fields than version 00 has.
  const isIgnored =
    version === 'ff' || zeros.test(traceId) || zeros.test(parentId) || (version === '00' && more)
  return isIgnored ? undefined : traceId
}
