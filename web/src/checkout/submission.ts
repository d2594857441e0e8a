// The intention to place one order. It is written down before it is sent and crossed out when its outcome is known:
// whoever comes back after a lost answer or a reload repeats the same request with the same key, which orders nothing
// twice.
import { ApiProblem } from '../api/problem'
import type { Item } from './item'
import { type Memory, tabMemory } from './tab-memory'

export interface Submission {
  checkoutId: string
  deliveryOptionId: string
  idempotencyKey: string
}

export const submissionMemory = (owner: string, item: Item): Memory<Submission> =>
  tabMemory(`submission.${item.type}.${item.value}`, owner)

/** The same choice again is the same intention. */
export function intend(
  pending: Submission | undefined,
  checkoutId: string,
  deliveryOptionId: string,
  mint: () => string,
): Submission {
  const isSame = pending?.checkoutId === checkoutId && pending.deliveryOptionId === deliveryOptionId
  return isSame ? pending : { checkoutId, deliveryOptionId, idempotencyKey: mint() }
}

/** Whether an order may exist although none was answered: then only the same request may be sent again. */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status === 408 || error.status >= 500
