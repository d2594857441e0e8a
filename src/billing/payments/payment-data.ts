// What a request says about a payment, as it is booked.
import { loadAccount } from '../../accounts/account.ts'
import type { NewPayment } from '../../contract/payment.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import type { Read } from '../../contract/types.ts'
import { exponentOf, isKnownCurrency } from '../../platform/currencies.ts'
import { toMinor } from '../../platform/money.ts'
import type { Store } from '../../platform/store/store.ts'
import type { Wanted } from './allocate.ts'
import type { PaymentData } from './payment.ts'

export async function dataOf(store: Store, body: Read<NewPayment>): Promise<PaymentData | Problem> {
  const { currency, customerId } = body
  if (body.bankReference.trim() === '') return invalid({ fieldName: 'bankReference', message: 'is empty' })
  if (!isKnownCurrency(currency))
    return invalid({
      fieldName: 'currency',
      message: `is ${currency}, but must be an ISO 4217 code, such as NOK`,
    })
  const amount = minorOf(body.amount, currency)
  if (typeof amount === 'string') return invalid({ fieldName: 'amount', message: amount })
  if (customerId !== null && !(await loadAccount(store, customerId)))
    return new Problem('account_not_found', `There is no account ${customerId}.`)
  return {
    bank_reference: body.bankReference.trim(),
    kind: body.kind ?? 'Received',
    received_on: body.receivedOn,
    currency,
    amount,
    account: customerId,
    reference: body.reference,
    message: body.message,
    payer: body.payer,
    payer_account: body.payerAccount,
  }
}

/** In minor units, or what is wrong with it. */
export function minorOf(amount: number, currency: string): number | string {
  const minor = toMinor(amount, exponentOf(currency))
  if (minor === undefined) return `is ${amount}, which has more decimals than ${currency}, or is too large`
  return minor > 0 ? minor : `is ${amount}, but must be more than 0`
}

/** The amounts of a decision in minor units. */
export function wantedOf(
  given: readonly { billingId: string; amount: number | null }[],
  currency: string,
): Wanted[] | Problem {
  const wanted: Wanted[] = []
  for (const [index, { billingId, amount }] of given.entries()) {
    const minor = amount === null ? null : minorOf(amount, currency)
    if (typeof minor === 'string')
      return invalid({ fieldName: `allocations[${index}].amount`, message: minor })
    wanted.push({ billingId, amount: minor })
  }
  return wanted
}
