// The decision to submit: either a problem, or everything that makes the order.

import type { Account } from '../../accounts/account.ts'
import { Problem } from '../../contract/problems.ts'
import type { CreditRow } from '../../credit/credit.ts'
import type { DecidedClaim, StockLevel } from '../../inventory/availability.ts'
import type { StoredOrder } from '../../orders/order.ts'
import { promisedAmount } from '../../orders/promised.ts'
import { isoDate } from '../../platform/time.ts'
import { type PayerCredit, refuseOverdrawn } from '../credit.ts'
import type { QuotedOption } from '../delivery/delivery-options.ts'
import { type Draft, requestedDate, statusOf } from '../draft.ts'
import { expectStock } from '../stock-of-draft.ts'
import { placeOrder } from './place-order.ts'
import { type Precondition, refuseWorse } from './promise.ts'

export interface SubmitCommand {
  draft: Draft
  deliveryOptionId: string | null
  account: Account
  stock: ReadonlyMap<string, StockLevel>
  /** What the caller was promised, if it wants to be asked again about a worse promise. */
  precondition?: Precondition | undefined
  /** Of the account that pays, if that has a limit. */
  credit?: PayerCredit | undefined
  /** The id the order will have. */
  orderId: string
  placedBy: string
  now: number
}

export interface Submission {
  order: StoredOrder
  claims: DecidedClaim[]
  /** What it adds to the open amount of the account that pays, in minor units; undefined without a credit limit. */
  creditClaim: { row: CreditRow; amount: number } | undefined
}

export function decideSubmit(command: SubmitCommand): Submission | Problem {
  const { draft, account, stock, orderId, placedBy, now } = command
  const status = statusOf(draft, now)
  if (status === 'Submitted') return alreadySubmitted(draft)
  if (status === 'Expired') {
    return new Problem(
      'checkout_expired',
      `The checkout expired at ${isoDate(draft.expiresAt)}. Create a new one.`,
    )
  }

  const expectation = expectStock(draft.quote, stock, now)
  const [first, ...others] = expectation.problems
  if (first) {
    const more = others.length > 0 ? ` ${others.length} more: read the checkout for all of them.` : ''
    return new Problem('checkout_has_problems', `${first.fieldName}: ${first.message}${more}`)
  }

  const option = chooseOption(draft, command.deliveryOptionId)
  if (option instanceof Problem) return option
  const worse = command.precondition && refuseWorse(command.precondition, draft, option, expectation)
  if (worse) return worse
  const { shares, claims } = expectation
  const order = placeOrder({ draft, option, account, shares, orderId, placedBy, now })
  const { credit } = command
  const cost = credit ? promisedAmount({ order, returned: {} }) : 0
  const refusal = credit && refuseOverdrawn(credit, draft.quote.currency, cost)
  if (refusal) return refusal
  return {
    order: {
      id: orderId,
      checkoutId: draft.id,
      account: account.id,
      state: 'Placed',
      version: 1,
      placedAt: now,
      transitDays: option.transitDays,
      notBefore: requestedDate(draft),
      order,
      returned: {},
    },
    claims,
    creditClaim: credit && cost > 0 ? { row: credit.row, amount: cost } : undefined,
  }
}

export const alreadySubmitted = ({ orderId }: Draft) =>
  new Problem('checkout_already_submitted', `The checkout became the order ${orderId}.`)

function chooseOption({ quote }: Draft, deliveryOptionId: string | null): QuotedOption | Problem {
  const [best] = quote.options
  if (!best) return new Problem('no_delivery_option')
  if (deliveryOptionId === null) return best
  return (
    quote.options.find((option) => option.deliveryOptionId === deliveryOptionId) ??
    new Problem('delivery_option_not_found', `The checkout has no delivery option ${deliveryOptionId}.`)
  )
}
