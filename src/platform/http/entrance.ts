// The first code that sees a request: it waits for its connection, is admitted or refused, and is counted until its answer
// is ready. Before the framework, because a refusal must cost little.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Admission } from './admission.ts'
import { sessionScheme } from './caller.ts'
import type { Place } from './fair-share.ts'
import type { PacedReading } from './paced-reading.ts'
import { isBusy, leaveConnection, takeConnection, waitForConnection, waitsForClient } from './pipelining.ts'

export interface EntranceOptions {
  admission: Admission
  reading: PacedReading
  /** Paths that are always served. */
  isExempt: (url: string) => boolean
  isHeavy: (method: string, url: string) => boolean
  refuse: (request: IncomingMessage, response: ServerResponse) => void
}

/** What is known of a request before the framework has it. */
interface Head {
  admission: Admission
  /** When the head had arrived, as performance.now() counts. */
  at: number
  /** When the whole request had arrived; 0 before. */
  servedAt: number
  /** Undefined for exempt requests, and once the answer is ready. */
  place: Place | undefined
}

const head = Symbol('head')
type Request = IncomingMessage & { [head]?: Head }

/** Passes admitted requests to a handler. */
export function guard(handle: RequestListener, options: EntranceOptions): RequestListener {
  const { admission, reading, isExempt, isHeavy, refuse } = options

  /** False if it was refused. */
  function begin(request: Request, response: ServerResponse, at: number, queuedMs: number): boolean {
    const url = request.url as string
    const caller = senderOf(request)
    reading.wasRead(request.socket, caller, at)
    const place = admission.enter(caller, isHeavy(request.method as string, url), queuedMs)
    if (!place && !isExempt(url)) {
      response.on('close', becameIdle)
      refuse(request, response)
      return false
    }
    request[head] = { admission, at, servedAt: 0, place }
    // Not by a hook of the framework: it answers some requests before its hooks run, such as those with a broken path.
    response.on('close', ended)
    handle(request, response)
    return true
  }
  /** Emitted once, after the answer was sent or the client disconnected. */
  function ended(this: ServerResponse): void {
    leavePlace(this.req)
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

/** The whole request has arrived: from now on, its time is the time of the service. */
export function beginService(request: Request, now: number): void {
  if (request[head]) request[head].servedAt = now
}

/** Gives the place of the request back. An answer that the client reads slowly keeps none. */
export function answerIsReady(request: Request): void {
  leavePlace(request)
  waitsForClient(request.socket)
}

function leavePlace(request: Request, now = performance.now()): void {
  const known = request[head]
  if (!known?.place) return
  const time = known.servedAt === 0 ? undefined : now - known.servedAt
  known.admission.leave(known.place, time)
  known.place = undefined
}

/** What distinguishes callers before they are authenticated. Browsers with a session differ only in their cookie. */
function senderOf({ headers }: IncomingMessage): string {
  const { authorization = '' } = headers
  return authorization === sessionScheme ? (headers.cookie ?? '') : authorization
}
