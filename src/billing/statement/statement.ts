// The statement of an account: what it owed before, what changed it, and what is open.
import type { Account } from '../../accounts/account.ts'
import { type AccountStatement, type CurrencyStatement, maxEntries } from '../../contract/statement.ts'
import { loadCredit, viewCredit } from '../../credit/credit.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { toDecimal } from '../../platform/money.ts'
import type { Reader } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { dayOf } from '../issue/document-states.ts'
import { viewInvoice } from '../issue/invoice.ts'
import {
  allocationsBefore,
  allocationsBetween,
  documentsBefore,
  documentsBetween,
  type Movement,
  onAccountSums,
  openItems,
  openSums,
} from './statement-rows.ts'

interface Period {
  from: number
  to: number
}

/** Undefined if the time has more entries than a statement may have. */
export async function loadStatement(
  store: Reader,
  account: Pick<Account, 'id' | 'name' | 'currency'>,
  { from, to }: Period,
  now: number,
): Promise<AccountStatement | undefined> {
  const between = [account.id, from, to, maxEntries + 1]
  const [credit, documents, allocations, ...sums] = await Promise.all([
    loadCredit(store, account.id, account.currency),
    store.all({ statement: documentsBetween, values: between }),
    store.all({ statement: allocationsBetween, values: between }),
    store.all({ statement: documentsBefore, values: [account.id, from] }),
    store.all({ statement: allocationsBefore, values: [account.id, from] }),
    store.all({ statement: openSums, values: [account.id, dayOf(now)] }),
    store.all({ statement: onAccountSums, values: [account.id] }),
    store.all({ statement: openItems, values: [account.id] }),
  ])
  const movements = inOrder(documents, allocations)
  if (movements.length > maxEntries) return undefined
  const [issuedBefore, allocatedBefore, open, onAccount, items] = sums
  const before = new Map<string, number>()
  for (const { currency, sum } of [...issuedBefore, ...allocatedBefore])
    before.set(currency, (before.get(currency) ?? 0) + sum)
  const rows = [...movements, ...issuedBefore, ...allocatedBefore, ...open, ...onAccount]
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort()
  const sumIn = (currency: string) => (all: { currency: string; sum: number }[]) =>
    all.find((each) => each.currency === currency)?.sum ?? 0
  return {
    customerId: account.id,
    name: account.name,
    from: isoDate(from),
    to: isoDate(to),
    credit: credit ? viewCredit(credit) : null,
    currencies: currencies.map((currency) => {
      const decimal = decimalIn(currency)
      const own = open.find((each) => each.currency === currency)
      return {
        ...withBalances(
          movements.filter((each) => each.currency === currency),
          before.get(currency) ?? 0,
          currency,
        ),
        open: decimal(own?.open ?? 0),
        overdue: decimal(own?.overdue ?? 0),
        onAccount: decimal(sumIn(currency)(onAccount)),
      }
    }),
    openItems: items.map(viewInvoice(now)),
  }
}

const decimalIn = (currency: string) => (minor: number) => toDecimal(minor, exponentOf(currency))

/** A document comes before what is allocated to it at the same moment. */
const inOrder = (documents: Movement[], allocations: Movement[]) =>
  [...documents, ...allocations].sort((a, b) => a.at - b.at)

function withBalances(
  movements: readonly Movement[],
  opening: number,
  currency: string,
): Pick<CurrencyStatement, 'currency' | 'opening' | 'closing' | 'entries'> {
  const decimal = decimalIn(currency)
  let balance = opening
  const entries = movements.map((each) => {
    balance += each.amount
    const type = each.kind === null ? each.type : each.kind === 'Received' ? 'Payment' : 'Repayment'
    return {
      at: isoDate(each.at),
      type,
      number: each.number,
      billingId: each.id,
      orderId: each.order_id,
      receivedOn: each.received_on,
      amount: decimal(each.amount),
      balance: decimal(balance),
    } as const
  })
  return { currency, opening: decimal(opening), closing: decimal(balance), entries }
}
