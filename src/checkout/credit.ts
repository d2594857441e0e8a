// The credit limit of the account that pays for an order. Only accounts that have one are asked for it; the statement of the submit
// checks it again, so that orders that are placed at the same time do not exceed it together.
import type { Account } from '../accounts/account.ts'
import type { Directory } from '../accounts/directory.ts'
import type { CheckoutProblem } from '../contract/checkout.ts'
import type { Credit } from '../contract/credit.ts'
import { Problem } from '../contract/problems.ts'
import { type CreditRow, loadCredit, viewCredit } from '../credit/credit.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toDecimal } from '../platform/money.ts'
import type { Reader } from '../platform/store/store.ts'
import type { Quote } from './quote.ts'

export interface PayerCredit {
  row: CreditRow
  /** Whether the account that orders pays itself and reads the answer: others are not told what is open of the payer. */
  isOwn: boolean
}

type Buyer = Pick<Account, 'id' | 'billTo'>

/** Undefined if the account that pays has no limit. */
export async function loadPayerCredit(
  store: Reader,
  directory: Directory,
  buyer: Buyer,
  isTold = true,
): Promise<PayerCredit | undefined> {
  const payer = directory.accounts.get(buyer.billTo ?? buyer.id)
  if (!payer || (payer.billing?.creditLimit ?? null) === null) return undefined
  const row = await loadCredit(store, payer.id, payer.currency)
  return row && { row, isOwn: isTold && row.account === buyer.id }
}

const whatToDo = 'Order less, pay an invoice, or ask the shop for a higher limit.'

interface Overdrawn {
  code: 'credit_limit_exceeded' | 'credit_currency_differs'
  message: string
  credit?: Credit
}

const shownIn = (currency: string) => (minor: number) => {
  const exponent = exponentOf(currency)
  return `${toDecimal(minor, exponent).toFixed(exponent)} ${currency}`
}

/** Why an order that costs this, in minor units, is too much. A limit in one currency says nothing about another one. */
export function overdrawn(
  { row, isOwn }: PayerCredit,
  currency: string,
  cost: number,
): Overdrawn | undefined {
  if (cost <= 0) return undefined
  if (row.currency !== currency)
    return {
      code: 'credit_currency_differs',
      message: `The order is in ${currency}, and the account that pays, ${row.account}, has a credit limit in ${row.currency}. Ask the shop to sell in ${row.currency}, or to change the limit.`,
    }
  const left = row.credit_limit - row.open_amount
  if (cost <= left) return undefined
  const show = shownIn(currency)
  const code = 'credit_limit_exceeded'
  if (!isOwn)
    return {
      code,
      message: `The order costs ${show(cost)}, and less is left of the credit limit of the account that pays, ${row.account}. ${whatToDo}`,
    }
  return {
    code,
    message: `The order costs ${show(cost)}, and ${show(Math.max(0, left))} is left of the credit limit of ${show(row.credit_limit)}: ${show(row.open_amount)} is ordered and not billed, or billed and not paid. ${whatToDo}`,
    credit: viewCredit(row),
  }
}

export function refuseOverdrawn(credit: PayerCredit, currency: string, cost: number): Problem | undefined {
  const found = overdrawn(credit, currency, cost)
  return found && new Problem(found.code, found.message, [], {}, found.credit ? { credit: found.credit } : {})
}

/** The same of a draft, with the cheapest delivery: a dearer one may be refused later. */
export function creditProblems(
  credit: PayerCredit | undefined,
  { currency, totals, options }: Quote,
): CheckoutProblem[] {
  if (!credit || !totals) return []
  const delivery = options.length > 0 ? Math.min(...options.map(({ price }) => price.gross)) : 0
  const found = overdrawn(credit, currency, totals.gross + delivery)
  return found ? [{ fieldName: 'soldTo.customerId', code: found.code, message: found.message }] : []
}
