// One question over everything that staff look for, as one list per kind.
import type { Directory } from '../accounts/directory.ts'
import { listOfOrders, viewInvoice } from '../billing/issue/invoice.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { findProducts } from '../catalog/find-products.ts'
import { productsByNumber } from '../catalog/match/match-index.ts'
import type { Product } from '../catalog/product.ts'
import type { DeskResults } from '../contract/desk.ts'
import type { Permission } from '../contract/rights.ts'
import { listPurchaseOrders, listPurchaseOrdersBeginning } from '../inventory/purchase-order.ts'
import type { Store } from '../platform/store/store.ts'
import type { TurnTaker } from '../platform/turns/take-turns.ts'
import { loadReturn, loadReturnsOfOrders } from '../returns/return.ts'
import { findAccounts } from './find-accounts.ts'
import { findOrders } from './find-orders.ts'
import { loadFilledFrom } from './follow-orders.ts'
import { type Question, readQuestion } from './question.ts'
import { termOf } from './terms.ts'
import { viewAccount, viewInvoiceOf, viewOrder, viewProduct, viewPurchaseOrder, viewReturn } from './view.ts'

export interface DeskSearch {
  store: Store
  catalog: Catalog
  directory: Directory
  turns: TurnTaker
  now: number
  limit: number
}

/** Products whose purchase orders are read. */
const suppliedProducts = 3

export async function searchDesk(
  search: DeskSearch,
  typed: string,
  permissions: ReadonlySet<Permission>,
): Promise<DeskResults> {
  const question = readQuestion(typed)
  const numbered = productsByNumber(search.catalog, question.text)
  const products = numbered.length > 0 ? numbered : await productsByName(search, question)
  const [ofOrders, purchaseOrders] = await Promise.all([
    permissions.has('see-orders') ? searchOrders(search, question, numbered, products) : nothing,
    permissions.has('see-products') ? findPurchaseOrders(search, question, products) : [],
  ])
  return {
    ...ofOrders,
    invoices: permissions.has('see-billing') ? ofOrders.invoices : [],
    products: products.slice(0, search.limit).map(viewProduct),
    purchaseOrders: purchaseOrders.map((order) => viewPurchaseOrder(order, search.catalog)),
  }
}

const nothing = { orders: [], accounts: [], invoices: [], returns: [], ordersFrom: null }

async function productsByName({ catalog, turns }: DeskSearch, { text }: Question): Promise<Product[]> {
  const question = { productGroupId: null, search: text, manufacturer: null, facts: [] }
  return (await findProducts(catalog, question, turns)).products
}

async function searchOrders(
  search: DeskSearch,
  question: Question,
  numbered: readonly Product[],
  products: readonly Product[],
) {
  const { store, directory, turns, now, limit } = search
  const accounts = await findAccounts(directory.accounts, question.readings, turns, limit)
  const idsOf = (some: readonly Product[]) => some.slice(0, limit).map(({ id }) => id)
  const matches = await findOrders(
    store,
    { ...question, accounts, numberedProducts: idsOf(numbered), namedProducts: idsOf(products.slice(0, 1)) },
    limit,
  )
  const orderIds = matches.map(({ stored }) => stored.id)
  const [documents, ofOrders, ownReturn, filledFrom] = await Promise.all([
    listOfOrders(store, orderIds),
    loadReturnsOfOrders(store, orderIds),
    loadReturn(store, question.text.toUpperCase()),
    loadFilledFrom(store),
  ])
  const isNamed = ({ number }: { number: string }) => question.readings.flat().includes(termOf(number))
  const numbers = Map.groupBy(documents, ({ order_id }) => order_id)
  return {
    orders: matches.map((match) =>
      viewOrder(match, directory, numbers.get(match.stored.id)?.map(({ number }) => number) ?? []),
    ),
    accounts: accounts.map(viewAccount),
    invoices: documents
      .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.issued_at - a.issued_at)
      .slice(0, limit)
      .map((row) => viewInvoiceOf(viewInvoice(now)(row))),
    returns: [...(ownReturn ? [ownReturn] : []), ...ofOrders.filter(({ id }) => id !== ownReturn?.id)]
      .slice(0, limit)
      .map(viewReturn),
    ordersFrom: filledFrom === null ? null : viewTime(Math.min(filledFrom, now)),
  }
}

const viewTime = (time: number) => new Date(time).toISOString()

/** By the beginning of their number, and those of the first products. */
async function findPurchaseOrders(
  { store, limit }: DeskSearch,
  { text }: Question,
  products: readonly Product[],
) {
  const [typed, upper, ...ofProducts] = await Promise.all([
    listPurchaseOrdersBeginning(store, text, limit),
    listPurchaseOrdersBeginning(store, text.toUpperCase(), limit),
    ...products.slice(0, suppliedProducts).map(({ id }) => listPurchaseOrders(store, id, '', limit)),
  ])
  const all = [...(typed ?? []), ...(upper ?? []), ...ofProducts.flat()]
  return [...new Map(all.map((order) => [order.id, order])).values()].slice(0, limit)
}
