import { catalogTopic, pricesTopic } from '../../src/catalog/topics.ts'
// Many concurrent buyers of out-of-stock products: every submit is served, and every order gets the date of its position
// in the queue. On PostgreSQL the buyers are spread over two processes.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { stockOf } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { blankProduct } from '../support/fixture.ts'
import { brokenInvariants, settled } from '../support/order-invariants.ts'
import {
  createDraft,
  createSeededDatabase,
  deadlocks,
  openTestStore,
  type Reply,
  randomFrom,
  type ServiceProcess,
  send,
  startProcesses,
  submitCall,
  tally,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { day } from '../support/world.ts'

const seed = 20_261_115
const start = Date.now()

/** A product with this stock, and purchase orders due after so many days. */
const product = (id: string, onHand: number, supply: [quantity: number, afterDays: number][]): Write[] => [
  ...saveProduct({ ...blankProduct(id), weightGrams: 100 }),
  savePrice('NOK', id, 12_345),
  setOnHand(id, onHand),
  ...supply.flatMap(([quantity, afterDays], index) =>
    savePurchaseOrder({
      id: `po-${id}-${index}`,
      productId: id,
      quantity,
      expectedAt: start + afterDays * day,
    }),
  ),
]

type Lines = [product: string, quantity: number][]

describe.each(engines)('crowds for back-ordered products on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  beforeAll(async () => {
    console.log(`crowds on ${engine}: seed ${seed}`)
    database = await createSeededDatabase(engine)
    store = await openTestStore(database.env)
    await store.batch([
      ...product('SOON', 0, [
        [120, 10],
        [1, 11],
        [333, 12],
        [90, 40],
        [200, 60],
      ]),
      ...product('MIX-a', 40, [
        [30, 10],
        [60, 20],
      ]),
      ...product('MIX-B', 0, [
        [70, 15],
        [500, 30],
      ]),
      ...product('MIX-c', 25, [[20, 5]]),
      ...product('MOVING', 0, [
        [60, 10],
        [60, 20],
        [60, 30],
      ]),
      bump(catalogTopic),
      bump(pricesTopic),
    ])
    // A busy machine may need longer than the usual limit; each buyer must get a right answer.
    const env = { ...database.env, REQUEST_SECONDS: '120' }
    services = await startProcesses({ ...database, env }, 2)
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
  })

  const urlOf = (index: number) => (services[index % services.length] as ServiceProcess).url

  async function createDrafts(carts: Lines[]): Promise<string[]> {
    const drafts: string[] = []
    for (let done = 0; done < carts.length; done += 50) {
      const some = carts.slice(done, done + 50)
      drafts.push(...(await Promise.all(some.map((cart, index) => createDraft(urlOf(index), draftOf(cart))))))
    }
    return drafts
  }
  const submitAll = (drafts: string[]): Promise<Reply[]> =>
    Promise.all(drafts.map((draft, index) => send(urlOf(index), submitCall(draft))))
  /** The number of orders with this product that were changed after they were placed. */
  const rescheduled = async (productId: string) =>
    (
      await store.all({
        statement: adHoc(`SELECT id FROM orders WHERE version > 1
          AND id IN (SELECT order_id FROM back_order WHERE product_id = $1)`),
        values: [productId],
      })
    ).length

  test('500 buyers of a product with dated purchase orders: all are served, each with the date of its position', async () => {
    const random = randomFrom(seed)
    const carts = Array.from({ length: 500 }, (): Lines => [['SOON', 1 + Math.floor(random() * 2)]])
    const wanted = carts.flat().reduce((sum, [, quantity]) => sum + quantity, 0)
    const drafts = await createDrafts(carts)
    const begin = performance.now()
    const replies = await submitAll(drafts)
    console.log(`500 submits on ${engine}: ${Math.round(performance.now() - begin)} ms`)
    expect(tally(replies)).toEqual({ '204': 500 })
    expect(await stockOf(store, 'SOON')).toEqual({ on_hand: 0, reserved: 0, waiting: wanted })
    expect(await brokenInvariants(store, start)).toEqual([])
    // The date was right from the start, and not corrected later.
    expect(await rescheduled('SOON')).toBe(0)
  })

  test('many buyers of several products in different orders, partly in stock: all are served without a deadlock', async () => {
    const random = randomFrom(seed + 1)
    const products = ['MIX-a', 'MIX-B', 'MIX-c', 'PLENTY']
    const carts = Array.from({ length: 200 }, (): Lines => {
      const some = products.filter(() => random() < 0.6)
      const chosen = some.length === 0 ? ['MIX-B'] : some
      const inOrder = random() < 0.5 ? chosen : chosen.toReversed()
      return inOrder.map((id) => [id, 1 + Math.floor(random() * 2)])
    })
    const drafts = await createDrafts(carts)
    const deadlocksBefore = await deadlocks(store)
    expect(tally(await submitAll(drafts))).toEqual({ '204': 200 })
    const { reserved } = await stockOf(store, 'MIX-a')
    expect(reserved).toBe(40)
    expect(await brokenInvariants(store, start)).toEqual([])
    expect((await deadlocks(store)) - deadlocksBefore).toBe(0)
  })

  test('many buyers while a purchase order changes its date: all are served with the final dates', async () => {
    const drafts = await createDrafts(Array.from({ length: 150 }, (): Lines => [['MOVING', 1]]))
    const moving = (async () => {
      const moved: Reply[] = []
      for (let turn = 0; turn < 12; turn++) {
        moved.push(
          await send(urlOf(turn), {
            method: 'PATCH',
            path: `/catalog/v1/purchase-orders/po-MOVING-${turn % 3}`,
            json: { quantity: 60, expectedAt: new Date(start + (50 - turn) * day).toISOString() },
            as: 'staff',
          }),
        )
      }
      return moved
    })()
    const [replies, moved] = await Promise.all([submitAll(drafts), moving])
    expect(tally(replies)).toEqual({ '204': 150 })
    expect(tally(moved)).toEqual({ '204': 12 })
    await settled(store, 30_000)
    expect(await brokenInvariants(store, start)).toEqual([])
  })
})
