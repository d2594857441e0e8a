import { catalogTopic, pricesTopic } from '../src/catalog/topics.ts'
// The measured shop: the fixture of the tests and a thousand products, so that orders compete for one
// stock row about as often as in a shop.

import { openStore } from '../src/app/open-store.ts'
import { readSettings } from '../src/app/settings.ts'
import { savePrice } from '../src/catalog/prices.ts'
import { saveProduct } from '../src/catalog/product.ts'
import { setOnHand } from '../src/inventory/stock.ts'
import { bump } from '../src/platform/store/live-snapshot.ts'
import { seedFixture } from '../test/support/fixture.ts'
import { requestBytes } from './load.ts'

const productCount = 1000
const initialStock = 100_000_000
/** A key of the fixture's shop. */
export const key = 'bo_shop'
/** A key of its staff. */
export const staffKey = 'bo_staff'

const productId = (number: number) => `BENCH-${String(number % productCount).padStart(4, '0')}`

export async function seedWorld(database: Record<string, string>): Promise<void> {
  const store = await openStore(readSettings(database))
  try {
    await seedFixture(store, Date.now())
    const numbers = Array.from({ length: productCount }, (_, number) => number)
    await store.batch([...numbers.flatMap(productWrites), bump(catalogTopic), bump(pricesTopic)])
  } finally {
    await store.close()
  }
}

function productWrites(number: number) {
  const id = productId(number)
  const product = {
    id,
    name: `Product ${number} of the benchmark`,
    description: null,
    manufacturer: 'Bench',
    partNumber: `MPN-${number}`,
    ean: null,
    category: 'PHYSICAL_ITEM' as const,
    weightGrams: 1200,
    isDiscontinued: false,
    group: null,
    facts: null,
  }
  return [...saveProduct(product), savePrice('NOK', id, 129_900 + number), setOnHand(id, initialStock)]
}

/** A draft as a shop sends it: products, an address, a reference. */
export const draft = (number: number, products: string[]) => ({
  soldTo: null,
  orderLines: products.map((value, index) => ({
    materialId: { type: 'MaterialNumber', value },
    quantity: index + 1,
    references: null,
  })),
  delivery: {
    deliveryAddress: {
      name: 'Receiver of the goods',
      addressLine1: 'Long Street 17',
      addressLine2: null,
      postCode: '0001',
      city: 'Oslo',
      country: 'NO',
      contactPersonName: 'Contact Person',
      phone: null,
      mobilePhone: '+4712345678',
      email: 'receiver@example.com',
      globalLocationNumber: null,
    },
    preferences: null,
  },
  references: { billingReference: `PO-${100_000 + number}`, deliveryReference: null },
  notes: null,
})

const creating = (productsOf: (number: number) => string[]) =>
  Array.from({ length: productCount }, (_, number) =>
    requestBytes('POST', '/checkout/v1/create', key, draft(number, productsOf(number))),
  )

/**
 * The products of a draft of two lines. 389 and 1000 have no common divisor: the second product differs from draft to draft
 * as well.
 */
export const productsOf = (number: number) => [productId(number), productId(number * 389 + 1)]

/** Requests for drafts of two lines. */
export const createRequests = creating(productsOf)

/** Requests for drafts of one line. */
export const createSmallRequests = creating((number) => [productId(number)])

export const submitRequest = (checkoutId: string) =>
  requestBytes('POST', '/checkout/v1/submit', key, { checkoutId, deliveryOptionId: null })

/** As the typed client sends it. */
export const keyedSubmitRequest = (checkoutId: string) =>
  requestBytes('POST', '/checkout/v1/submit', key, { checkoutId, deliveryOptionId: null }, [
    `Idempotency-Key: ${checkoutId}`,
  ])

export const getOrderRequest = (orderId: string) => requestBytes('GET', `/orders/v1/${orderId}`, key)
