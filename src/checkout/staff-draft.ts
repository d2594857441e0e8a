// The draft of an order or a quote that staff make for an account: as the account would be quoted, but for prices that staff set.
import { retired } from '../accounts/caller.ts'
import { type Decider, refuseOwnAffair } from '../contract/own-affair.ts'
import { invalid, Problem } from '../contract/problems.ts'
import { missingText } from '../contract/rights.ts'
import type { PricedOrder, StaffOrderContent } from '../contract/staff-orders.ts'
import { loadStock } from '../inventory/stock.ts'
import { exponentOf } from '../platform/currencies.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { toDecimal, toMinor } from '../platform/money.ts'
import type { CheckoutContext } from './context.ts'
import { loadPayerCredit } from './credit.ts'
import type { Draft } from './draft.ts'
import { makeDraft } from './make-draft.ts'
import type { ManualPrice } from './quote-line.ts'
import { departuresOf, unitsWanted } from './stock-of-draft.ts'
import { tagOfPromise } from './submit/promise.ts'
import { expectationOf, viewDraft } from './view.ts'

export { newDraftSubmitter as staffDraftSubmitter } from './routes/submit.ts'

/** A draft that is not stored. */
export async function staffDraft(
  context: CheckoutContext,
  content: StaffOrderContent,
  caller: Decider & Pick<Caller, 'permissions'>,
  isWanted: () => boolean,
): Promise<Draft | Problem> {
  const { customerId, orderLines, delivery, references, notes } = content
  const account = context.directory.current.accounts.get(customerId)
  if (!account) return new Problem('account_not_found', `There is no account ${customerId}.`)
  if (account.retiredAt !== null) return retired(customerId)
  const isPriced = orderLines.some(({ manualPrice }) => manualPrice !== null)
  if (isPriced && !caller.permissions.has('set-line-prices'))
    return new Problem('scope_missing', missingText('set-line-prices'))
  const own = isPriced ? refuseOwnAffair(caller, customerId) : undefined
  if (own) return own
  const prices = manualPrices(content, account.currency)
  if (prices instanceof Problem) return prices
  const request = {
    soldTo: { customerId },
    orderLines: orderLines.map(({ manualPrice: _price, ...line }) => line),
    delivery,
    references,
    notes,
  }
  return makeDraft(context, customerId, request, isWanted, { prices })
}

/** Of each line, in minor units. */
function manualPrices(
  { orderLines }: StaffOrderContent,
  currency: string,
): (ManualPrice | undefined)[] | Problem {
  const errors: { fieldName: string; message: string }[] = []
  const prices = orderLines.map(({ manualPrice, materialId }, index) => {
    if (!manualPrice) return undefined
    const net = toMinor(manualPrice.net, exponentOf(currency))
    const fieldName = `orderLines[${index}].manualPrice`
    if (materialId.type === 'PcConfiguration')
      errors.push({ fieldName, message: 'must be null: a PC costs what its parts cost' })
    else if (net === undefined)
      errors.push({ fieldName: `${fieldName}.net`, message: `must have no more decimals than ${currency}` })
    return { net: net ?? 0, reason: manualPrice.reason }
  })
  return errors.length > 0 ? invalid(...errors) : prices
}

/** Staff read why a price was set by hand; who only has a link to a quote is not told the credit of the account. */
export type PriceReader = 'staff' | 'customer' | 'link'

/** A draft at its prices, with the dates and problems of now. */
export async function viewPriced(
  { store, directory, clock }: CheckoutContext,
  draft: Draft,
  reader: PriceReader,
): Promise<PricedOrder> {
  const buyer = directory.current.accounts.get(draft.account)
  const [stock, credit] = await Promise.all([
    loadStock(store, unitsWanted(draft.quote.lines)),
    buyer && loadPayerCredit(store, directory.current, buyer, reader !== 'link'),
  ])
  const now = clock()
  const expectation = expectationOf(draft, stock, now)
  const { currency, soldTo, orderLines, deliveryOptions, totals, vatRounding, problems } = viewDraft(
    draft,
    expectation,
    credit,
    now,
  )
  const lines = orderLines.map((line, index) => {
    const priceReason = draft.quote.lines[index]?.priceReason
    return reader === 'staff' && priceReason !== undefined ? { ...line, priceReason } : line
  })
  return {
    ...{ currency, soldTo, orderLines: lines, deliveryOptions, totals, problems },
    ...(vatRounding && { vatRounding }),
    promise: expectation ? tagOfPromise(departuresOf(draft.quote.lines, expectation)) : null,
  }
}

/** Refuses an order or a quote at another price than staff saw. */
export function refuseOtherPrice({ quote }: Draft, told: number | null): Problem | undefined {
  const gross = quote.totals && toDecimal(quote.totals.gross, quote.exponent)
  if (told === null || gross === null || gross === told) return undefined
  return new Problem(
    'price_changed',
    `The goods cost ${gross.toFixed(quote.exponent)} ${quote.currency}, not ${told}.`,
  )
}

/** What staff set instead of the price list, for the audit. */
export const manualPricesOf = ({ orderLines }: StaffOrderContent): object[] =>
  orderLines.flatMap(({ materialId, manualPrice }) =>
    manualPrice ? [{ product: materialId.value, ...manualPrice }] : [],
  )
