// How long the body of a request may take to arrive. A body that is read as a whole has the time of one request. One that is
// read as a stream may take any time, but not longer than that between two of its chunks.
import { Problem } from '../../../contract/problems.ts'
import { anonymousAt } from '../exchange/caller.ts'
import { type Exchange, isArriving, type OpenExchange, type OpenExchanges } from '../exchange/exchange.ts'
import { pathOf, traceId } from '../exchange/request-head.ts'
import { lingerMs } from '../reply/drain-body.ts'
import { problemText } from '../reply/problem-answer.ts'
import { endWithProblem } from '../reply/raw-answer.ts'

/** Whether the client has sent nothing for too long. Call it regularly. */
export function isTooSlow(exchange: Exchange, now: number, limitMs: number): boolean {
  const { raw, arrival, startedAt, dueAt } = exchange
  if (!isArriving(raw)) return false
  // The whole body is read before the handler begins.
  if (!arrival) return dueAt === 0 && now >= startedAt + limitMs
  const bytes = raw.socket.bytesRead
  // Unread bytes wait for the service, not for the client.
  if (bytes !== arrival.bytes || raw.readableLength > 0) exchange.arrival = { bytes, at: now }
  else return now >= arrival.at + limitMs
  return false
}

/**
 * Requests of one sender whose bodies take longer than a sweep to arrive, as shares of the requests at once. They hold no
 * permit, but a connection and memory. Before its credential was verified, the sender is a network address.
 */
const ofCaller = 1 / 4
const ofAddress = 1 / 16

/** Of each sender with too many of them, the oldest: bodies that do not arrive at all. */
export function excessArrivals(
  open: OpenExchanges,
  startedBefore: number,
  requestsAtOnce: number,
): OpenExchange[] {
  const arriving = new Map<string, OpenExchange[]>()
  for (const exchange of open) {
    const { raw, request, reply, caller } = exchange
    if (exchange.startedAt > startedBefore || exchange.arrival || !isArriving(raw)) continue
    // An answer before the end of the body is a refusal: the caller was not verified.
    const sender = caller && !reply.raw.headersSent ? caller.id : anonymousAt(request.ip).id
    const same = arriving.get(sender)
    if (same) same.push(exchange)
    else arriving.set(sender, [exchange])
  }
  return [...arriving].flatMap(([sender, list]) => {
    const share = sender === list[0]?.caller?.id ? ofCaller : ofAddress
    return list.slice(0, Math.max(0, list.length - Math.ceil(requestsAtOnce * share)))
  })
}

/** Answers on the bare socket, because a handler or a reader of the body may still wait, and closes it. */
export function endArrival(
  exchange: OpenExchange,
  basePath: string,
  problem = new Problem('request_timeout'),
): void {
  const { socket } = exchange.raw
  if (socket.writableEnded) return
  endWithProblem(socket, problem, problemText(problem, basePath, pathOf(exchange.request), traceId(exchange)))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
