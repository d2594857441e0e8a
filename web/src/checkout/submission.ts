// A submit in progress. It is stored before the request is sent and removed when the result is known. After a lost
// response or a reload, the page repeats the same request with the same key, which never orders twice.
import { type Basket, basketKey } from './basket'
import { type Memory, type Owner, tabMemory } from './tab-memory'

export interface Submission {
  checkoutId: string
  deliveryOptionId: string
  idempotencyKey: string
}

export const submissionMemory = (owner: Owner, basket: Basket): Memory<Submission> =>
  tabMemory(`submission.${basketKey(basket)}`, owner)

/** The same choice again keeps the key. */
export function submissionFor(
  pending: Submission | undefined,
  checkoutId: string,
  deliveryOptionId: string,
  createKey: () => string,
): Submission {
  const isSame = pending?.checkoutId === checkoutId && pending.deliveryOptionId === deliveryOptionId
  return isSame ? pending : { checkoutId, deliveryOptionId, idempotencyKey: createKey() }
}
