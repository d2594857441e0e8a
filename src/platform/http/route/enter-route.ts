// Decides whether a caller may use a route: its credential, scope, rate and expensive requests under way.
import { Problem } from '../../../contract/problems.ts'
import type { Scope } from '../../../contract/scopes.ts'
import { anonymousAt, type Caller } from '../exchange/caller.ts'
import { noteCaller } from '../exchange/connection.ts'
import type { OpenExchange } from '../exchange/exchange.ts'
import type { Allowance } from '../limits/rate-limit.ts'
import type { WorkLimit } from '../limits/work-limit.ts'
import { retryAfter } from '../reply/problem-answer.ts'
import type { Route } from './route.ts'

export interface RouteEntrance {
  /** Undefined when there is no limit. */
  allow: ((caller: string) => Allowance) | undefined
  /** For heavy operations. */
  work: WorkLimit
  /** Expensive requests that a caller may have under way, for the message. */
  workPerCaller: number
}

/** A problem if the request is refused. */
export function enterRoute(
  outcome: Caller | Problem,
  exchange: OpenExchange,
  route: Route,
  entrance: RouteEntrance,
): Problem | undefined {
  if (outcome instanceof Problem)
    return outcome.status === 401 ? refuseCredential(exchange, outcome, entrance) : outcome
  exchange.caller = outcome
  if (route.access !== 'public') noteCaller(exchange.raw.socket, outcome.id)
  const allowance = entrance.allow?.(outcome.id)
  if (allowance) exchange.reply.headers(allowance.headers)
  if (allowance?.isExhausted) return new Problem('too_many_requests')
  const { access, otherAccess = [] } = route
  const refusal =
    access === 'caller' || access === 'public' ? undefined : refuseScope(outcome, access, otherAccess)
  return refusal || route.cost !== 'heavy' ? refusal : enterWork(outcome, exchange, entrance)
}

/** Any of the scopes is enough. */
export function refuseScope(
  caller: Caller,
  scope: Scope,
  others: readonly Scope[] = [],
): Problem | undefined {
  const scopes = [scope, ...others]
  if (scopes.some((each) => caller.scopes.has(each))) return undefined
  return new Problem('scope_missing', `This operation needs the scope ${scopes.join(' or ')}.`)
}

/** Failed credentials count by network address: an invented one is not a caller. */
function refuseCredential(
  { request, reply }: OpenExchange,
  problem: Problem,
  { allow }: RouteEntrance,
): Problem {
  const allowance = allow?.(anonymousAt(request.ip).id)
  if (!allowance) return problem
  reply.headers(allowance.headers)
  return allowance.isExhausted ? new Problem('too_many_requests') : problem
}

function enterWork(
  { id }: Caller,
  { reply }: OpenExchange,
  { work, workPerCaller }: RouteEntrance,
): Problem | undefined {
  if (!work.enter(id)) {
    const detail = `The caller has ${workPerCaller} expensive requests under way.`
    return new Problem('too_many_requests', detail, [], retryAfter)
  }
  reply.raw.once('close', () => work.leave(id))
  return undefined
}
