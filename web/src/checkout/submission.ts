// A submit in progress. It is stored before the request is sent and removed when the result is known. After a lost
// response or a reload, the page repeats the same request with the same key, which never orders twice.
import { type Basket, basketKey } from './basket'
import { type Memory, type Owner, tabMemory } from './tab-memory'

export interface Submission {
  checkoutId: string
  deliveryOptionId: string
  /** The promise that the customer saw; null if there was none. */
  promise: string | null
  /** The lines of the cart that it orders; missing for a single item, and in a submit that was begun before an upgrade. */
  lineIds?: string[]
  idempotencyKey: string
}

export const submissionMemory = (owner: Owner, basket: Basket): Memory<Submission> =>
  tabMemory(`submission.${basketKey(basket)}`, owner)

type Choice = Omit<Submission, 'idempotencyKey'>

/** The same choice again keeps the key, and the promise that it was sent with. */
export function submissionFor(
  pending: Submission | undefined,
  choice: Choice,
  createKey: () => string,
): Submission {
  const isSame =
    pending?.checkoutId === choice.checkoutId && pending.deliveryOptionId === choice.deliveryOptionId
  return isSame ? pending : { ...choice, idempotencyKey: createKey() }
}
