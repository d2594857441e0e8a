// One request and its answer: all that the HTTP layer knows of it, from its head to the end of its answer.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import type { Permit, Weight } from './permit.ts'

/** What limits the requests of a server. */
export interface ServerLimits {
  /** Admits a request, unless it must be refused. */
  enter(permit: Permit): boolean
  /** Its answer was ready after this time in the service. */
  leave(permit: Permit, milliseconds: number): void
  /** Requests behind this answer wait for the client, not for the service. */
  waitsForClient(socket: Socket): void
  /** While overloaded, admitted requests begin in turns of their callers. */
  turns: { areTaken: boolean; wait(caller: string, begin: () => void): void }
}

export class Exchange {
  readonly raw: IncomingMessage
  /** Undefined for a server without limits. */
  readonly limits: ServerLimits | undefined
  /** When its head had arrived, as performance.now() counts. */
  readonly startedAt: number
  /** When the service could begin with it, and later when the whole request had arrived. */
  servedAt: number
  /** While it is in flight. */
  permit: Permit | undefined = undefined
  /** Once the framework has it. */
  request: FastifyRequest | undefined = undefined
  reply: FastifyReply | undefined = undefined
  /** Once it is authenticated. */
  caller: Caller | undefined = undefined
  traceId: string | undefined = undefined
  /** Once it was read as a whole. */
  body: Buffer | undefined = undefined
  /** Internal error; for the log, never for the answer. */
  failure: unknown = undefined
  /** The path template of the API. */
  route = 'unknown'
  /** When its answer is due; 0 as long as its body is still being read. */
  dueAt = 0
  /** The answer while it is being produced; undefined for one that was ready at once. */
  production: Readable | undefined = undefined
  /** Of a streamed body: how many bytes its connection had read when some arrived last, and when that was. */
  arrival: { bytes: number; at: number } | undefined = undefined
  /** Where `OpenExchanges` has it. */
  slot = -1
  /** Whether many answers share the bytes of this one, so that it costs no memory of its own. */
  isShared = false

  constructor(raw: IncomingMessage, limits: ServerLimits | undefined, startedAt: number, servedAt: number) {
    this.raw = raw
    this.limits = limits
    this.startedAt = startedAt
    this.servedAt = servedAt
  }
}

/**
 * The whole request has arrived: from now on, its time is the time of the service. False if it must be refused. The caller is
 * verified; for operations without a credential, it is the network address.
 */
export function takePermit(
  exchange: Exchange,
  caller: string,
  weight: Weight,
  now = exchange.servedAt,
): boolean {
  if (!exchange.limits) return true
  const permit: Permit = { caller, weight, use: undefined }
  if (!exchange.limits.enter(permit)) return false
  exchange.servedAt = now
  exchange.permit = permit
  return true
}

/** An answer that the client reads slowly keeps no permit. */
export function answerIsReady(exchange: Exchange): void {
  returnPermit(exchange, performance.now())
  exchange.limits?.waitsForClient(exchange.raw.socket)
}

export function returnPermit(exchange: Exchange, now: number): void {
  if (!exchange.permit) return
  exchange.limits?.leave(exchange.permit, now - exchange.servedAt)
  exchange.permit = undefined
}

const exchange = Symbol('exchange')
type Tracked = IncomingMessage & { [exchange]?: Exchange }

export function track(raw: Tracked, tracked: Exchange): void {
  raw[exchange] = tracked
}

export function exchangeOf(raw: Tracked): Exchange {
  if (!raw[exchange]) {
    const now = performance.now()
    raw[exchange] = new Exchange(raw, undefined, now, now)
  }
  return raw[exchange]
}

export const hasBody = ({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders) =>
  encoding !== undefined || (length !== undefined && length !== '0')

/** Whether more of the request is to come. */
export const isArriving = (request: IncomingMessage): boolean =>
  !request.complete && !request.destroyed && hasBody(request.headers)

/** One that the framework has. */
export type OpenExchange = Exchange & { request: FastifyRequest; reply: FastifyReply }

/**
 * Exchanges that have not ended; iterates over those that the framework has, the oldest first.
 *
 * perf: slots that are used again, not a Set. When a Set makes itself a new table, its old one refers to the new one; once in
 * the old generation, such tables keep each other and the exchanges in them alive until the next full collection. Collections
 * during 20,000 creates took 180 to 400 ms with a Set, and take 80 to 140 ms.
 */
export class OpenExchanges {
  readonly #slots: (Exchange | undefined)[] = []
  readonly #free: number[] = []

  add(exchange: Exchange): void {
    exchange.slot = this.#free.pop() ?? this.#slots.length
    this.#slots[exchange.slot] = exchange
  }
  remove({ slot }: Exchange): void {
    this.#slots[slot] = undefined
    this.#free.push(slot)
  }
  *[Symbol.iterator](): Iterator<OpenExchange> {
    const open = this.#slots.filter((exchange) => exchange?.reply) as OpenExchange[]
    for (const exchange of open.sort(byAge)) if (this.#slots[exchange.slot] === exchange) yield exchange
  }
  /** The permits of those in flight. */
  *permits(): Iterable<Permit> {
    for (const exchange of this.#slots) if (exchange?.permit) yield exchange.permit
  }
}

const byAge = (a: Exchange, b: Exchange) => a.startedAt - b.startedAt
