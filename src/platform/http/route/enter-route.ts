// Decides whether a request may go on, before its body is read: what is checked of every request, and whether its caller may use the
// route: its credential, permission, rate and expensive requests under way.
import { AsyncResource } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Problem } from '../../../contract/problems.ts'
import { missingText, type Permission } from '../../../contract/rights.ts'
import type { ServerSpans } from '../../telemetry/tracing.ts'
import { type Authenticate, anonymousAt, type Caller } from '../exchange/caller.ts'
import { noteCaller } from '../exchange/connection.ts'
import { exchangeOf, type OpenExchange } from '../exchange/exchange.ts'
import type { OverloadProtection } from '../limits/overload.ts'
import { type Allowance, rateLimiter } from '../limits/rate-limit.ts'
import { limitWork, type WorkLimit } from '../limits/work-limit.ts'
import { retryAfter } from '../reply/problem-answer.ts'
import { sendProblem } from '../reply/reply.ts'
import type { HttpContext } from './context.ts'
import { type IdempotencyKey, recentKeys } from './idempotency.ts'
import type { Route } from './route.ts'

/** What all routes of a server share. */
export interface Gate {
  authenticate: Authenticate
  remember: OverloadProtection['remember']
  /** Undefined when there is no limit. */
  allow: ((caller: string) => Allowance) | undefined
  /** For heavy operations. */
  work: WorkLimit
  /** Expensive requests that a caller may have under way, for the message. */
  workPerCaller: number
  isRecentKey: (key: IdempotencyKey) => boolean
  /** Makes a callback run in the context of the request that waits for it: in its span. */
  inContext: <Values extends unknown[]>(callback: (...values: Values) => void) => (...values: Values) => void
}

export const gateOf = (
  { settings, authenticate, clock }: HttpContext,
  remember: OverloadProtection['remember'],
  spans: ServerSpans | undefined,
): Gate => ({
  authenticate,
  remember,
  allow: settings.RATE_LIMIT > 0 ? rateLimiter(settings.RATE_LIMIT, clock) : undefined,
  work: limitWork({
    running: settings.COMPUTATIONS_AT_ONCE,
    perCaller: settings.COMPUTATIONS_PER_CALLER,
    waiting: settings.COMPUTATIONS_WAITING,
  }),
  workPerCaller: settings.COMPUTATIONS_PER_CALLER,
  isRecentKey: recentKeys(),
  // An event of a body is emitted in the context of its connection.
  inContext: (callback) => (spans ? AsyncResource.bind(callback) : callback),
})

interface Arrival {
  closing: { readonly hasBegun: boolean }
  spans: ServerSpans | undefined
  basePath: string
  answerUnknown: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** The checks of every request, also of unknown paths and pages. One hook, because each hook has a cost per request. */
export const noteRequest =
  ({ closing, spans, basePath, answerUnknown }: Arrival) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const exchange = exchangeOf(request.raw)
    exchange.request = request
    exchange.reply = reply
    if (spans) exchange.traceId = spans.idsOf(request.raw)?.trace_id
    if (closing.hasBegun) reply.raw.shouldKeepAlive = false
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      sendProblem(request, reply, invalid({ fieldName: 'Host', message: 'is missing' }), basePath)
    } else if (request.is404) answerUnknown(request, reply)
    else done()
  }

/** A problem if the request is refused. */
export function enterRoute(
  outcome: Caller | Problem,
  exchange: OpenExchange,
  route: Route,
  gate: Gate,
): Problem | undefined {
  if (outcome instanceof Problem)
    return outcome.status === 401 ? refuseCredential(exchange, outcome, gate) : outcome
  exchange.caller = outcome
  if (route.access !== 'public') noteCaller(exchange.raw.socket, outcome.id)
  const allowance = gate.allow?.(outcome.id)
  if (allowance) exchange.reply.headers(allowance.headers)
  if (allowance?.isExhausted) return new Problem('too_many_requests')
  const { access } = route
  const refusal =
    (access === 'caller' || access === 'public' ? undefined : refuseAccess(outcome, access)) ??
    (route.needsFreshSignIn && outcome.isSignInOld ? new Problem('fresh_sign_in_needed') : undefined)
  return refusal || route.cost !== 'heavy' ? refusal : enterWork(outcome, exchange, gate)
}

export const refuseAccess = (caller: Caller, permission: Permission): Problem | undefined =>
  caller.permissions.has(permission) ? undefined : new Problem('scope_missing', missingText(permission))

/** Failed credentials count by network address: an invented one is not a caller. */
function refuseCredential({ request, reply }: OpenExchange, problem: Problem, { allow }: Gate): Problem {
  const allowance = allow?.(anonymousAt(request.ip).id)
  if (!allowance) return problem
  reply.headers(allowance.headers)
  return allowance.isExhausted ? new Problem('too_many_requests') : problem
}

function enterWork(
  { id }: Caller,
  { reply }: OpenExchange,
  { work, workPerCaller }: Gate,
): Problem | undefined {
  if (!work.enter(id)) {
    const detail = `The caller has ${workPerCaller} expensive requests under way.`
    return new Problem('too_many_requests', detail, [], retryAfter)
  }
  reply.raw.once('close', () => work.leave(id))
  return undefined
}
