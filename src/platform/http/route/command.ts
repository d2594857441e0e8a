import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../../../contract/problems.ts'
import { type Actor, writeAudit } from '../../audit.ts'
import { type Store, wins } from '../../store/store.ts'
import type { Answer } from '../reply/answer.ts'
import { retryAfter } from '../reply/problem-answer.ts'
import { findReplay, type IdempotencyKey, storeAnswer } from './idempotency.ts'
import type { CommandDecision } from './route.ts'

/** Milliseconds. */
const maxPauseMs = 128

/** How long a command that loses races is retried: half the time limit, so that the last round can finish. */
export const patienceOf = ({ REQUEST_SECONDS }: { REQUEST_SECONDS: number }) => REQUEST_SECONDS * 500

export interface CommandOptions {
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
export async function runCommand(
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
