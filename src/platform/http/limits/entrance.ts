// The first code that sees a request: it waits for its connection and is passed to the framework. Under pressure, requests
// that would not be admitted are refused here, because a refusal must cost little. A request takes its place when it was
// authenticated and its body has arrived, and gives it back when its answer is ready.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, leaveConnection, takeConnection, waitForConnection, waitsForClient } from '../pipelining.ts'
import { type Admission, heavy, light } from './admission.ts'
import type { Place } from './fair-share.ts'
import type { KnownCallers } from './known-callers.ts'
import type { PacedReading } from './paced-reading.ts'
import type { UnverifiedLimit } from './unverified-limit.ts'

export interface EntranceOptions {
  admission: Admission
  known: KnownCallers
  unverified: UnverifiedLimit
  reading: PacedReading
  /** Paths that are always served. */
  isExempt: (url: string) => boolean
  refuse: (request: IncomingMessage, response: ServerResponse) => void
}

/** What is known of a request before the framework has it. */
interface Head {
  admission: Admission
  /** When the head had arrived, as performance.now() counts. */
  at: number
  /** When it could begin, and later when the whole request had arrived. */
  servedAt: number
  /** While it is in flight. */
  place: Place | undefined
  /** Once the framework has it. */
  end: EndedRequest | undefined
}

interface EndedRequest {
  request: FastifyRequest
  reply: FastifyReply
  report: (request: FastifyRequest, reply: FastifyReply, now: number) => void
}

const head = Symbol('head')
export type Request = IncomingMessage & { [head]?: Head }

/** While overloaded, a request that waited longer for earlier ones of its connection would be answered too late. */
const longestQueueMs = 500

/** Passes requests to a handler. */
export function guard(handle: RequestListener, options: EntranceOptions): RequestListener {
  const { admission, known, unverified, reading, isExempt, refuse } = options

  /** Only under pressure. */
  function mayPass(request: Request, queuedMs: number): boolean {
    if (isExempt(request.url as string)) return true
    const caller = known.find(request)
    const { isOverloaded } = admission.load()
    if (isOverloaded && queuedMs > longestQueueMs) return false
    if (caller === undefined) return !isOverloaded || unverified.mayPass(request.socket.remoteAddress ?? '')
    reading.wasRead(request.socket, caller)
    return admission.hasRoom(caller)
  }
  /** False if it was refused. */
  function begin(request: Request, response: ServerResponse, at: number, queuedMs: number): boolean {
    reading.noteTurn(at)
    if (admission.isPressed() && !mayPass(request, queuedMs)) {
      response.on('close', becameIdle)
      refuse(request, response)
      return false
    }
    request[head] = { admission, at, servedAt: at + queuedMs, place: undefined, end: undefined }
    // Not by a hook of the framework: it answers some requests before its hooks run, such as those with a broken path.
    response.on('close', ended)
    handle(request, response)
    return true
  }
  /** Emitted once, after the answer was sent or the client disconnected. */
  function ended(this: ServerResponse): void {
    const now = performance.now()
    leavePlace(this.req, now)
    const end = (this.req as Request)[head]?.end
    if (end) end.report(end.request, end.reply, now)
    leaveConnection(this.req.socket)
    becameIdle.call(this)
  }
  function becameIdle(this: ServerResponse): void {
    if (!isBusy(this.req.socket)) reading.becameIdle(this.req.socket)
  }

  return (request, response) => {
    const { socket } = request
    const at = performance.now()
    if (!takeConnection(socket)) {
      waitForConnection(socket, () => begin(request, response, at, performance.now() - at))
    } else if (!begin(request, response, at, 0)) leaveConnection(socket)
  }
}

/** When the head of the request had arrived. */
export const arrivedAt = (request: Request): number => request[head]?.at ?? performance.now()

/**
 * When the service could begin with a request whose head is all of it.
 * perf: reading the clock takes 0.4 µs on some machines.
 */
export const servableAt = (request: Request): number => request[head]?.servedAt ?? performance.now()

/** Reports the request after its answer was sent or the client disconnected. */
export function whenEnded(
  raw: Request,
  request: FastifyRequest,
  reply: FastifyReply,
  report: EndedRequest['report'],
): void {
  const known = raw[head]
  if (known) known.end = { request, reply, report }
}

/**
 * The whole request has arrived: from now on, its time is the time of the service. False if it must be refused. The caller is
 * verified; for operations without a credential, it is the network address.
 */
export function beginService(
  request: Request,
  caller: string,
  isHeavy: boolean,
  now = servableAt(request),
): boolean {
  const known = request[head]
  if (!known) return true
  const place: Place = { caller, weight: isHeavy ? heavy : light, use: undefined }
  if (!known.admission.enter(place)) return false
  known.servedAt = now
  known.place = place
  return true
}

export const placeOf = (request: Request): Place | undefined => request[head]?.place

/** Gives the place of the request back. An answer that the client reads slowly keeps none. */
export function answerIsReady(request: Request): void {
  leavePlace(request, performance.now())
  waitsForClient(request.socket)
}

function leavePlace(request: Request, now: number): void {
  const known = request[head]
  if (!known?.place) return
  known.admission.leave(known.place, now - known.servedAt)
  known.place = undefined
}
