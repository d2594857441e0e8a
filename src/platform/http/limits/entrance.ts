// The first code that sees a request: it waits for its connection and is passed to the framework. Under pressure, requests
// that would not be admitted are refused here, because a refusal must cost little. A request takes its permit when it was
// authenticated and its body has arrived, and gives it back when its answer is ready.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Pipelining } from '../connections/pipelining.ts'
import { isBusy, noteCaller } from '../exchange/connection.ts'
import {
  Exchange,
  exchangeOf,
  type OpenExchanges,
  returnPermit,
  type ServerLimits,
  track,
} from '../exchange/exchange.ts'
import type { Admission } from './admission.ts'
import type { KnownCallers, UnverifiedLimit } from './known-callers.ts'
import type { PacedReading } from './paced-reading.ts'

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
