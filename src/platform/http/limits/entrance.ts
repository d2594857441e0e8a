// The first code that sees a request: it waits for its connection and is passed to the framework. A request takes its permit when it
// was authenticated and its body has arrived, and gives it back when its answer is ready. As many are admitted as the service answers
// in time, divided fairly among callers. Under pressure, requests that would not be admitted are refused before anything else,
// because a refusal must cost little.
//
// perf: without pressure a request costs two comparisons; callers are counted only under pressure, beginning with one pass
// over the requests in flight.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isBusy, noteCaller, type Pipelining } from '../exchange/connection.ts'
import {
  Exchange,
  exchangeOf,
  type OpenExchanges,
  returnPermit,
  type ServerLimits,
  track,
} from '../exchange/exchange.ts'
import { heavy, light, type Permit } from '../exchange/permit.ts'
import { type FairShare, fairShare } from './fair-share.ts'
import type { KnownCallers, UnverifiedLimit } from './known-callers.ts'
import { idle, type LoadState, nextLimit, nextLoad } from './load-state.ts'
import type { PacedReading } from './paced-reading.ts'

export interface AdmissionLimits {
  /** Requests in flight. */
  inFlight: number
  /** Time in the service above which it counts as overloaded. */
  targetMs: number
}

export interface Admission {
  /** Whether callers must be counted: the service is overloaded, or many requests are in flight. */
  isPressed(): boolean
  /** Whether a request of the caller would be admitted now. */
  hasRoom(caller: string): boolean
  /** Admits a request, unless it must be refused. */
  enter(permit: Permit): boolean
  /** Counts what was refused or could not be read. */
  refused(count: number): void
  /** The request was answered after this time in the service; undefined if the time says nothing about the load. */
  leave(permit: Permit, milliseconds?: number): void
  /** Evaluates the time since the last call. */
  observe(elapsedMs: number, lateMs: number, acceptMs: number): void
  inFlight(): number
  isServing(caller: string): boolean
  /** How many more requests would be admitted now. */
  room(): number
  load(): LoadState
}

export function createAdmission(
  { inFlight: most, targetMs }: AdmissionLimits,
  permitsInFlight: () => Iterable<Permit>,
): Admission {
  /** From here on callers are counted. */
  const threshold = Math.ceil(most / 2)
  let pressedFrom = threshold
  let inFlight = 0
  let shares: FairShare | undefined
  let load = idle
  let limit = most
  let sample = { answered: 0, answeredMs: 0, refused: 0 }

  const counted = () => {
    shares ??= fairShare(2 * most, permitsInFlight())
    return shares
  }

  return {
    isPressed: () => inFlight >= pressedFrom,
    hasRoom: (caller) => counted().hasRoom(caller, light, inFlight, limit),
    enter(permit) {
      if (inFlight >= pressedFrom) {
        if (!counted().hasRoom(permit.caller, permit.weight, inFlight, limit)) return false
        counted().enter(permit)
      } else shares?.enter(permit)
      inFlight += permit.weight.ofLimit
      return true
    },
    refused(count) {
      sample.refused += count
    },
    leave(permit, milliseconds) {
      inFlight -= permit.weight.ofLimit
      shares?.leave(permit)
      if (milliseconds === undefined || permit.weight === heavy) return
      sample.answered++
      sample.answeredMs += milliseconds
    },
    observe(elapsedMs, lateMs, acceptMs) {
      load = nextLoad(load, { ...sample, elapsedMs, lateMs, acceptMs, inFlight }, targetMs)
      limit = nextLimit(limit, load, inFlight, { most, targetMs })
      pressedFrom = load.isOverloaded ? 0 : threshold
      if (inFlight < pressedFrom / 2) shares = undefined
      sample = { answered: 0, answeredMs: 0, refused: 0 }
    },
    inFlight: () => inFlight,
    isServing: (caller) => counted().isServing(caller),
    room: () => limit - inFlight,
    load: () => load,
  }
}

export interface EntranceOptions {
  limits: ServerLimits
  admission: Admission
  pipelining: Pipelining
  open: OpenExchanges
  known: KnownCallers
  unverified: UnverifiedLimit
  reading: PacedReading
  /** Paths that are always served. */
  isExempt: (url: string) => boolean
  refuse: (request: IncomingMessage, response: ServerResponse) => void
  /** After the answer of a request was sent or its client disconnected. */
  report: (exchange: Exchange, now: number) => void
}

/** While overloaded, a request that waited longer for earlier ones of its connection would be answered too late. */
const maxQueueMs = 500

/** Passes requests to a handler. */
export function guard(handle: RequestListener, options: EntranceOptions): RequestListener {
  const { limits, admission, pipelining, open, known, unverified, reading, isExempt, refuse, report } =
    options

  /** Only under pressure. */
  function mayPass(request: IncomingMessage, queuedMs: number): boolean {
    if (isExempt(request.url as string)) return true
    const caller = known.find(request)
    const { isOverloaded } = admission.load()
    if (isOverloaded && queuedMs > maxQueueMs) return false
    if (caller === undefined) return !isOverloaded || unverified.mayPass(request.socket.remoteAddress ?? '')
    noteCaller(request.socket, caller)
    return admission.hasRoom(caller)
  }
  /** False if it was refused. */
  function begin(request: IncomingMessage, response: ServerResponse, at: number, queuedMs: number): boolean {
    reading.noteTurn(at)
    if (admission.isPressed() && !mayPass(request, queuedMs)) {
      response.on('close', becameIdle)
      refuse(request, response)
      return false
    }
    const exchange = new Exchange(request, limits, at, at + queuedMs)
    track(request, exchange)
    open.add(exchange)
    // Not by a hook of the framework: it answers some requests before its hooks run, such as those with a broken path.
    response.on('close', ended)
    handle(request, response)
    return true
  }
  /** Emitted once, after the answer was sent or the client disconnected. */
  function ended(this: ServerResponse): void {
    const exchange = exchangeOf(this.req)
    const now = performance.now()
    returnPermit(exchange, now)
    open.remove(exchange)
    if (exchange.reply) report(exchange, now)
    pipelining.leave(this.req.socket)
    becameIdle.call(this)
  }
  function becameIdle(this: ServerResponse): void {
    if (!isBusy(this.req.socket)) reading.becameIdle(this.req.socket)
  }

  return (request, response) => {
    const { socket } = request
    const at = performance.now()
    if (!pipelining.take(socket)) {
      pipelining.wait(socket, () => begin(request, response, at, performance.now() - at))
    } else if (!begin(request, response, at, 0)) pipelining.leave(socket)
  }
}
