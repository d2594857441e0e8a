import { callersTopic } from '../../src/accounts/directory.ts'
import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
import { carriersTopic } from '../../src/checkout/delivery/carrier.ts'
// Changes of a running test service as an operator makes them: in the database, followed by the service. Each test
// makes its own products, so that no test depends on the stock of another.

import { randomUUIDv7 } from 'node:crypto'
import { savePrice } from '../../src/catalog/prices.ts'
import { type Product, saveProduct } from '../../src/catalog/product.ts'
import { insertConfiguration } from '../../src/configurator/configuration.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first, type Query, type Store, type Write } from '../../src/platform/store/store.ts'
import { blankProduct, cpuGroup } from './fixture.ts'
import type { TestService } from './service.ts'

export const day = 86_400_000

/** Writes, and waits until the service has followed the change. */
const topics = {
  catalog: catalogTopic,
  prices: pricesTopic,
  callers: callersTopic,
  carriers: carriersTopic,
}

export async function change(
  service: TestService,
  names: (keyof typeof topics)[],
  writes: Write[],
): Promise<void> {
  // As the service itself: it sees its own commits at once.
  const { store, poller } = service.service.context
  await store.batch([...writes, ...names.map((name) => bump(topics[name]))])
  await poller.refresh()
}

export interface NewProduct extends Partial<Product> {
  nok?: number
  eur?: number
  stock?: number
  supply?: { quantity: number; expectedAt: number | null }[]
}

let counter = 0

/** A product for one test; returns its material number. */
export async function addProduct(service: TestService, product: NewProduct = {}): Promise<string> {
  const { nok = 10_000, eur = 1_000, stock, supply = [], ...other } = product
  const id = other.id ?? `OWN-${++counter}`
  await change(
    service,
    ['catalog', 'prices'],
    [
      ...saveProduct({ ...blankProduct(id), ...other }),
      savePrice('NOK', id, nok),
      savePrice('EUR', id, eur),
      ...(stock === undefined ? [] : [setOnHand(id, stock)]),
      ...supply.flatMap(({ quantity, expectedAt }, index) =>
        savePurchaseOrder({ id: `po-${id}-${index}`, productId: id, quantity, expectedAt }),
      ),
    ],
  )
  return id
}

/** A saved PC of the fixture's bundle; returns its id. */
export async function addConfiguration(
  service: TestService,
  productIds: string[],
  { account = 'NO-1', bundleId = 'PC-ONE', groups = {} as Record<string, string> } = {},
): Promise<string> {
  const id = randomUUIDv7()
  const products = productIds.map((productId) => ({
    productId,
    productGroupId: groups[productId] ?? cpuGroup,
  }))
  await service.store.batch([
    insertConfiguration({ id, account, bundleId, products, createdAt: service.time.now }),
  ])
  return id
}

export const stockOf = async (service: TestService, productId: string) =>
  first<{ on_hand: number | null; reserved: number; waiting: number }>(service.store, {
    statement: adHoc('SELECT on_hand, reserved, waiting FROM stock WHERE product_id = $1'),
    values: [productId],
  })

export const eventsOf = async (service: TestService, orderId: string) =>
  service.store.all<{ type: string; order_version: number; occurred_at: number }>({
    statement: adHoc(
      'SELECT type, order_version, occurred_at FROM event WHERE order_id = $1 ORDER BY order_version',
    ),
    values: [orderId],
  })

export const countOf = async (service: TestService, table: 'draft' | 'orders' | 'idempotency' | 'event') =>
  (await first<{ n: number }>(service.store, { statement: adHoc(`SELECT COUNT(*) AS n FROM ${table}`) }))
    ?.n ?? 0

/** Events of earlier commands get their positions in the background, at an unknown time. */
const background = new Set(['event.advanceHead', 'expiredSupply.moveMark'])
const isInBackground = ([first]: Write[]) => first !== undefined && background.has(first.statement.name)

/** A store whose writes or reads fail on demand. */
export function faults() {
  const fault: {
    read?: (query: Query<unknown>) => Promise<void>
    write?: (writes: Write[]) => Promise<void>
  } = {}
  return {
    fault,
    repair: () => {
      delete fault.read
      delete fault.write
    },
    /** The next two writes wait for each other: both were decided before either is stored. */
    pairWrites: () => {
      const pair = Promise.withResolvers<void>()
      let arrived = 0
      fault.write = async () => {
        if (++arrived === 2) pair.resolve()
        await pair.promise
      }
    },
    wrapStore: (store: Store): Store => ({
      ...store,
      all: async (query) => {
        await fault.read?.(query)
        return store.all(query)
      },
      batch: async (writes) => {
        if (!isInBackground(writes)) await fault.write?.(writes)
        return store.batch(writes)
      },
    }),
  }
}
