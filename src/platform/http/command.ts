import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../../contract/problems.ts'
import { Conflict, type Store, type Write } from '../store/store.ts'
import { findReplay, type IdempotencyKey, keepAnswer } from './idempotency.ts'
import { retryAfter } from './problem-answer.ts'
import type { Answer, Decision } from './route.ts'

/** Milliseconds. */
const longestPause = 128

/** For how long a command that loses races tries again: half the time limit, so that the last round can still end. */
export const patienceOf = ({ REQUEST_SECONDS }: { REQUEST_SECONDS: number }) => REQUEST_SECONDS * 500

/**
 * Load and decide, commit, answer. A command that loses a race loads and decides again. Each lost round means that another
 * command went through, so it gives up after some time and not after some rounds.
 */
export async function runCommand(
  store: Store,
  decide: (isRetry: boolean) => Promise<Decision | Problem>,
  key: IdempotencyKey | undefined,
  clock: () => number,
  patienceMs: number,
): Promise<Answer | Problem> {
  const giveUpAt = performance.now() + patienceMs
  for (let round = 0; ; round++) {
    const replay = key && (await findReplay(store, key, clock()))
    if (replay) return replay
    const decision = await decide(round > 0)
    // A twin may have committed while we decided: then its answer is ours too.
    if (decision instanceof Problem) return (key && (await findReplay(store, key, clock()))) ?? decision
    const { writes, answer, afterwards, release } = decision
    // The key goes first, so that twins meet there and not in the middle.
    const all = key ? [keepAnswer(key, answer, clock()), ...writes] : writes
    if (await commit(store, all).finally(release)) {
      // Committed: whatever fails from here on is done again by the background work.
      await afterwards?.().catch(() => {})
      return answer
    }
    if (performance.now() > giveUpAt) return new Problem('busy', undefined, [], retryAfter)
    await pause(Math.random() * Math.min(2 ** round, longestPause))
  }
}

/** False when another command was faster. */
async function commit(store: Store, writes: Write[]): Promise<boolean> {
  try {
    await store.batch(writes)
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}
