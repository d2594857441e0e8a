// Carries out a request of a route: a light one at once, a heavy one in its turn.
import { Readable } from 'node:stream'
import { Problem } from '../../../contract/problems.ts'
import type { Caller } from '../exchange/caller.ts'
import type { OpenExchange } from '../exchange/exchange.ts'
import type { WorkLimit } from '../limits/work-limit.ts'
import type { RouteResult } from '../reply/answer.ts'
import { atCapacity, retryAfter } from '../reply/problem-answer.ts'
import { pathOf, queryOf } from '../reply/reply.ts'
import { patienceOf, runCommand } from './command.ts'
import type { HttpContext } from './context.ts'
import { type IdempotencyKey, readIdempotencyKey } from './idempotency.ts'
import { producedInTurns } from './produced-in-turns.ts'
import { requestReader } from './read-request.ts'
import type { Input, Route } from './route.ts'

export interface RouteWork {
  work: WorkLimit
  isRecentKey: (key: IdempotencyKey) => boolean
}

export type RunRoute = (exchange: OpenExchange) => RouteResult | Promise<RouteResult>

export function routeRunner(route: Route, context: HttpContext, { work, isRecentKey }: RouteWork): RunRoute {
  const readRequest = requestReader(route, context)
  const patienceMs = patienceOf(context.settings)

  function carryOut(exchange: OpenExchange): RouteResult | Promise<RouteResult> {
    const input = readRequest(exchange)
    if (input instanceof Problem) return input
    return route.read ? route.read(input) : change(exchange, input)
  }

  function change(
    { request, body }: OpenExchange,
    input: Input<never, never>,
  ): RouteResult | Promise<RouteResult> {
    const key = readIdempotencyKey(
      request.headers['idempotency-key'],
      input.caller.id,
      route.method,
      pathOf(request) + queryOf(request),
      route.body ? body : undefined,
    )
    if (key instanceof Problem) return key
    const decide = route.decide as NonNullable<Route['decide']>
    return runCommand(context.store, (isRetry) => decide(input, isRetry), {
      key,
      looksFirst: key !== undefined && (isRecentKey(key) || route.isStreamed === true),
      actor: input.caller,
      clock: context.clock,
      expiryClock: context.expiryClock,
      patienceMs,
    })
  }

  /** Reading a large body is part of the work, and so is every piece of an answer that is produced while it is sent. */
  async function carryOutInTurn(exchange: OpenExchange): Promise<RouteResult> {
    if (work.isFull()) return atCapacity()
    const { id } = exchange.caller as Caller
    const takeTurn = () => work.turn(id, () => !exchange.reply.raw.destroyed)
    const release = await takeTurn()
    // The client disconnected while it waited.
    if (!release) return new Problem('overloaded', undefined, [], retryAfter)
    try {
      const outcome = await carryOut(exchange)
      const isProduced = !(outcome instanceof Problem) && outcome.body instanceof Readable
      return isProduced ? { ...outcome, body: producedInTurns(outcome.body as Readable, takeTurn) } : outcome
    } finally {
      release()
    }
  }

  return route.cost === 'heavy' ? carryOutInTurn : carryOut
}
