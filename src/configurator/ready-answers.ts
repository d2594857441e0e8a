// Answers about PCs without a chosen part, which the start page of the shop asks for: they are equal for all callers with the
// same prices, so each is computed once.
import type { Problem } from '../contract/problems.ts'

type Answer = string | Problem

interface Kept {
  at: number
  answer: Promise<Answer>
}

/** Stock changes with every order; an answer may be this old. A product that has sold out since is shown as such in the builder. */
const keptMs = 5 * 60_000

/** By the catalog and the prices that an answer was computed from: it is forgotten with them. */
const kept = new WeakMap<object, WeakMap<object, Map<string, Kept>>>()

/** The kept answer, or that of `compute`. Refusals and failures are not kept. */
export function readyAnswer(
  { catalog, prices }: { catalog: object; prices: object },
  question: object,
  now: number,
  compute: () => Promise<Answer>,
): Promise<Answer> {
  const byPrices = kept.getOrInsertComputed(catalog, () => new WeakMap())
  const answers = byPrices.getOrInsertComputed(prices, () => new Map())
  const key = JSON.stringify(question)
  const known = answers.get(key)
  if (known && now - known.at < keptMs) return known.answer
  const answer = compute()
  answers.set(key, { at: now, answer })
  const forget = () => {
    if (answers.get(key)?.answer === answer) answers.delete(key)
  }
  answer.then((outcome) => typeof outcome !== 'string' && forget(), forget)
  return answer
}
