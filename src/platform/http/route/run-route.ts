// Carries out a route: a light one at once, a heavy one with a permit; a command until it is stored or refused.
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../../../contract/problems.ts'
import { type Actor, writeAudit } from '../../audit.ts'
import { type Store, wins } from '../../store/store.ts'
import type { Caller } from '../exchange/caller.ts'
import type { OpenExchange } from '../exchange/exchange.ts'
import { pathOf, queryOf } from '../exchange/request-head.ts'
import type { Answer, RouteResult } from '../reply/answer.ts'
import { atCapacity, retryAfter } from '../reply/problem-answer.ts'
import type { HttpContext } from './context.ts'
import type { Gate } from './enter-route.ts'
import { findReplay, type IdempotencyKey, readIdempotencyKey, storeAnswer } from './idempotency.ts'
import { producedWithPermits } from './produced-with-permits.ts'
import { requestReader } from './read-request.ts'
import type { CommandDecision, Input, Route } from './route.ts'

export type RunRoute = (exchange: OpenExchange) => RouteResult | Promise<RouteResult>

export function routeRunner(
  route: Route,
  context: HttpContext,
  { work, isRecentKey }: Pick<Gate, 'work' | 'isRecentKey'>,
): RunRoute {
  const readRequest = requestReader(route, context)
  const patienceMs = patienceOf(context.settings)

  function carryOut(exchange: OpenExchange): RouteResult | Promise<RouteResult> {
    const input = readRequest(exchange)
    if (input instanceof Problem) return input
    return route.read ? route.read(input) : change(exchange, input)
  }

  function keyOf({ request, body, caller }: OpenExchange): IdempotencyKey | Problem | undefined {
    const header = request.headers['idempotency-key']
    if (header === undefined) return undefined
    const target = `${route.method} ${pathOf(request)}${queryOf(request)}`
    return readIdempotencyKey(header, (caller as Caller).id, target, route.body ? body : undefined)
  }

  function change(exchange: OpenExchange, input: Input<never, never>): RouteResult | Promise<RouteResult> {
    const key = keyOf(exchange)
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
  async function carryOutWithPermit(exchange: OpenExchange): Promise<RouteResult> {
    if (work.isFull()) return atCapacity()
    const { id } = exchange.caller as Caller
    const takePermit = () => work.takePermit(id, () => !exchange.reply.raw.destroyed)
    const release = await takePermit()
    // The client disconnected while it waited.
    if (!release) return new Problem('overloaded', undefined, [], retryAfter)
    try {
      const outcome = await carryOut(exchange)
      const isProduced = !(outcome instanceof Problem) && outcome.body instanceof Readable
      return isProduced
        ? { ...outcome, body: producedWithPermits(outcome.body as Readable, takePermit) }
        : outcome
    } finally {
      release()
    }
  }

  return route.cost === 'heavy' ? carryOutWithPermit : carryOut
}

/** Milliseconds. */
const maxPauseMs = 128

/** How long a command that loses races is retried: half the time limit, so that the last round can finish. */
export const patienceOf = ({ REQUEST_SECONDS }: { REQUEST_SECONDS: number }) => REQUEST_SECONDS * 500

interface CommandOptions {
  key: IdempotencyKey | undefined
  /** Whether to look for the key before the first decision: a recent request had it, or the command cannot be decided twice. */
  looksFirst: boolean
  /** For the audit. */
  actor: Actor
  clock: () => number
  /** The time by which keys expire. */
  expiryClock: () => number
  patienceMs: number
}

/**
 * Load and decide, commit, answer. A command that loses a race loads and decides again. Each lost round means that another
 * command succeeded, so retries are limited by time and not by number.
 *
 * A used key is found when the key is written, which then changes no row, or when the decision is a refusal.
 *
 * perf: a key that is probably new is not looked up. A submit with a key takes 0.65 of the processor time on PostgreSQL, and one round
 * trip less (`npm run bench:versions -- ../before submit-with-key`).
 */
async function runCommand(
  store: Store,
  decide: (isRetry: boolean) => Promise<CommandDecision | Problem>,
  { key, looksFirst, actor, clock, expiryClock, patienceMs }: CommandOptions,
): Promise<Answer | Problem> {
  const giveUpAt = performance.now() + patienceMs
  for (let round = 0; ; round++) {
    const replay = key && (round > 0 || looksFirst) && (await findReplay(store, key, expiryClock()))
    if (replay) return replay
    const decision = await decide(round > 0)
    // The refusal may come from what a request with the same key has done: then its answer is replayed.
    if (decision instanceof Problem) return (key && (await findReplay(store, key, expiryClock()))) ?? decision
    const { writes, answer, replay: repeated = answer, record, afterwards, release } = decision
    // The key is written first, so that concurrent requests with the same key conflict there.
    const all = [
      ...(key ? [storeAnswer(key, repeated, expiryClock())] : []),
      ...writes,
      ...(record ? [writeAudit(record, actor, clock())] : []),
    ]
    if (await wins(store, all).finally(release)) {
      // Committed: if follow-up work fails, the background work repeats it.
      await afterwards?.().catch(() => {})
      return answer
    }
    if (performance.now() > giveUpAt) return new Problem('busy', undefined, [], retryAfter)
    await pause(Math.random() * Math.min(2 ** round, maxPauseMs))
  }
}
