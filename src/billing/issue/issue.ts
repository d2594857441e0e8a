// Issues billings: composes their documents, checks them, and draws their numbers. Each is issued or refused on its own; those that are
// issued are stored together.
import { loadAccount, type StoredAccount } from '../../accounts/account.ts'
import type { Company } from '../../contract/company.ts'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import type { Billing } from '../../contract/order.ts'
import { Problem } from '../../contract/problems.ts'
import { loadOrders, type StoredOrder } from '../../orders/order.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import { loadCompany } from '../company/company.ts'
import { composeInvoice, NotBillable } from '../compose/compose.ts'
import { documentNumber, seriesOf } from '../compose/series.ts'
import type { OpenDocument } from '../payments/allocate.ts'
import { loadOpen } from '../payments/allocation.ts'
import { brokenRules } from '../rules/check-rules.ts'
import { settleWithInvoices } from './credit-invoices.ts'
import { type IssuedInvoice, insertInvoice, loadDocuments } from './invoice.ts'
import { loadNext, takeNumbers } from './number-series.ts'

export interface BillingKey {
  orderId: string
  billingId: string
}

export interface Issues {
  issued: IssuedInvoice[]
  refused: (BillingKey & { problem: Problem })[]
  writes: Write[]
}

interface Known {
  company: Company
  orders: ReadonlyMap<string, StoredOrder>
  accounts: ReadonlyMap<string, StoredAccount>
  /** Documents of each order; those of this command are added. */
  documents: Map<string, InvoiceDocument[]>
  /** The next number of each series. */
  next: ReadonlyMap<string, number>
  /** What is open of the issued documents of these orders. */
  open: ReadonlyMap<string, OpenDocument>
}

export async function issueBillings(
  store: Store,
  wanted: readonly BillingKey[],
  now: number,
): Promise<Issues> {
  return decideIssues(wanted, await loadKnown(store, wanted, now), now)
}

async function loadKnown(store: Store, wanted: readonly BillingKey[], now: number): Promise<Known> {
  const ids = [...new Set(wanted.map(({ orderId }) => orderId))]
  const types: Billing['type'][] = ['Invoice', 'CreditNote']
  const [orders, documents, { company }, next] = await Promise.all([
    loadOrders(store, ids),
    loadDocuments(store, ids),
    loadCompany(store),
    loadNext(
      store,
      types.map((type) => seriesOf(type, now)),
    ),
  ])
  const earlier = [...documents.values()].flat().map(({ billingId }) => billingId)
  const open = await loadOpen(store, earlier)
  const payers = [...new Set(orders.map(({ order }) => order.parties.billTo))]
  const accounts = await Promise.all(payers.map((id) => loadAccount(store, id)))
  return {
    company,
    documents,
    next,
    open,
    orders: new Map(orders.map((order) => [order.id, order])),
    accounts: new Map(accounts.flatMap((account) => (account ? [[account.id, account]] : []))),
  }
}

export function decideIssues(wanted: readonly BillingKey[], known: Known, now: number): Issues {
  const issued: IssuedInvoice[] = []
  const refused: Issues['refused'] = []
  const taken = new Map<string, number>()
  for (const key of wanted) {
    const outcome = issueOne(key, known, taken, now)
    if (outcome instanceof Problem) {
      refused.push({ ...key, problem: outcome })
      continue
    }
    issued.push(outcome)
    taken.set(outcome.number.series, (taken.get(outcome.number.series) ?? 0) + 1)
    known.documents.set(key.orderId, [...(known.documents.get(key.orderId) ?? []), outcome.document])
  }
  const numbers = [...taken].map(([series, count]) => takeNumbers(series, known.next.get(series) ?? 1, count))
  const credits = settleWithInvoices(issued, known.open, now)
  return { issued, refused, writes: [...numbers, ...issued.map(insertInvoice), ...credits] }
}

function issueOne(
  { orderId, billingId }: BillingKey,
  { company, orders, accounts, documents, next }: Known,
  taken: ReadonlyMap<string, number>,
  now: number,
): IssuedInvoice | Problem {
  const stored = orders.get(orderId)
  if (!stored) return new Problem('order_not_found', `There is no order ${orderId}.`)
  const billing = stored.order.billings.find((each) => each.billingId === billingId)
  if (!billing) return new Problem('billing_not_found', `The order ${orderId} has no billing ${billingId}.`)
  const earlier = documents.get(orderId) ?? []
  const before = earlier.find((each) => each.billingId === billingId)
  if (before) return new Problem('billing_already_issued', `The billing ${billingId} is ${before.number}.`)
  const buyer = accounts.get(stored.order.parties.billTo)
  if (!buyer) return incomplete(billingId, `there is no account ${stored.order.parties.billTo}.`)
  const series = seriesOf(billing.type, now)
  const number = documentNumber(billing.type, now, (next.get(series) ?? 1) + (taken.get(series) ?? 0))
  const document = composeInvoice({ order: stored.order, billing, company, buyer, earlier, number, now })
  if (document instanceof NotBillable) return incomplete(billingId, document.message)
  const broken = brokenRules(document)
  if (broken.length > 0)
    return incomplete(billingId, broken.map(({ rule, message }) => `${rule}: ${message}`).join(' '))
  const { account } = stored
  return { orderId, account, debtor: buyer.id, document, number, issuedAt: now, settled: 0 }
}

const incomplete = (billingId: string, why: string) =>
  new Problem('invoice_incomplete', `The billing ${billingId} cannot be issued. ${why}`)
