import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../contract/problems.ts'
import { Conflict, type Store } from '../store/store.ts'
import { findReplay, type IdempotencyKey, keepAnswer } from './idempotency.ts'
import { retryAfter } from './problem-answer.ts'
import type { Answer, Decision } from './route.ts'

/** More than enough for honest contention: each lost round means that somebody else's command went through. */
const rounds = 12

/** Load and decide, commit, answer. Whoever loses a race loads and decides again, a bounded number of times. */
export async function runCommand(
  store: Store,
  decide: (isRetry: boolean) => Promise<Decision | Problem>,
  key: IdempotencyKey | undefined,
  clock: () => number,
): Promise<Answer | Problem> {
  for (let round = 0; round < rounds; round++) {
    const replay = key && (await findReplay(store, key, clock()))
    if (replay) return replay
    const decision = await decide(round > 0)
    // A twin may have committed while we decided: then its answer is ours too.
    if (decision instanceof Problem) return (key && (await findReplay(store, key, clock()))) ?? decision
    const { writes, answer, afterwards } = decision
    try {
      // The key goes first, so that twins meet there and not in the middle.
      await store.batch(key ? [keepAnswer(key, answer, clock()), ...writes] : writes)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      await pause(Math.random() * 2 ** Math.min(round, 6))
      continue
    }
    // Committed: whatever fails from here on is done again by the background work.
    await afterwards?.().catch(() => {})
    return answer
  }
  return new Problem('busy', undefined, [], retryAfter)
}
