// Lists that come in pages, as async iterators.
import type { Client, Data, Init, PathOf } from './create-client.ts'

/** The lists whose pages have a cursor. */
export type ListPath = {
  [P in PathOf<'get'>]: Data<P, 'get'> extends { nextCursor: string | null } ? P : never
}[PathOf<'get'>]

/** The member of a page that has its items. */
const members = {
  '/orders/v1': 'orders',
  '/catalog/v1/products': 'products',
  '/catalog/v1/stock': 'products',
  '/catalog/v1/purchase-orders': 'purchaseOrders',
  '/catalog/v1/products/{productId}/stock/corrections': 'corrections',
  '/purchasing/v1/suppliers': 'suppliers',
  '/purchasing/v1/suppliers/{supplierId}/products': 'products',
  '/purchasing/v1/purchase-orders': 'purchaseOrders',
  '/fulfilment/v1/orders': 'orders',
  '/fulfilment/v1/invoices': 'invoices',
  '/fulfilment/v1/invoices/ready': 'billings',
  '/fulfilment/v1/reminders': 'reminders',
  '/fulfilment/v1/payments': 'payments',
  '/fulfilment/v1/returns': 'returns',
  '/fulfilment/v1/quotes': 'quotes',
  '/quotes/v1': 'quotes',
  '/returns/v1': 'returns',
  '/fulfilment/v1/events': 'events',
  '/admin/v1/audit': 'entries',
  '/admin/v1/product-groups': 'groups',
  '/admin/v1/products': 'products',
  '/admin/v1/bundles': 'bundles',
  '/admin/v1/price-lists': 'priceLists',
  '/admin/v1/price-lists/{priceList}/prices': 'prices',
  '/admin/v1/accounts': 'accounts',
  '/admin/v1/keys': 'keys',
  '/admin/v1/people': 'people',
  '/admin/v1/clients': 'clients',
  '/admin/v1/carriers': 'carriers',
  '/admin/v1/imports': 'imports',
  '/admin/v1/imports/{importId}/rows': 'rows',
  '/fulfilment/v1/webhooks/{webhookId}/deliveries': 'deliveries',
} as const satisfies { [P in ListPath]: keyof Data<P, 'get'> }

/** An item of a list. */
export type Item<P extends ListPath> =
  Data<P, 'get'> extends Record<(typeof members)[P], (infer I)[]> ? I : never

/** Every page of a list. The `nextCursor` of a page continues the list later. */
export async function* pages<P extends ListPath>(
  client: Client,
  path: P,
  ...init: Init<P, 'get'>
): AsyncGenerator<Data<P, 'get'>, void, undefined> {
  for await (const { page } of readPages(client, path, init[0])) yield page as Awaited<Data<P, 'get'>>
}

/** Every item of a list. The next page is requested when its first item is. */
export async function* items<P extends ListPath>(
  client: Client,
  path: P,
  ...init: Init<P, 'get'>
): AsyncGenerator<Item<P>, void, undefined> {
  for await (const page of readPages(client, path, init[0])) yield* page.items as Awaited<Item<P>>[]
}

interface ListInit {
  params?: { query?: object }
}
type Get = (path: string, init: ListInit) => Promise<{ nextCursor: string | null; [member: string]: unknown }>

/** Without the types of the lists, which differ in their parameters. */
async function* readPages({ GET }: Client, path: ListPath, init: ListInit = {}) {
  const get = GET as unknown as Get
  for (let query = init.params?.query; ; ) {
    const page = await get(path, { ...init, params: { ...init.params, ...(query && { query }) } })
    const items = page[members[path]] as unknown[]
    yield { page, items }
    // The feed of events always has a next cursor; an empty page is its end.
    if (page.nextCursor === null || items.length === 0) return
    query = { ...query, cursor: page.nextCursor }
  }
}
