// The customer cancels while the warehouse releases the order: exactly one of them succeeds, and the order agrees with
// the answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../src/contract/order.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions, countOf, stockOf } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import {
  type Call,
  cancelCall,
  createSeededDatabase,
  openTestStore,
  placeOrder,
  type Reply,
  type ServiceProcess,
  send,
  startProcesses,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const races = 200
/** The number of concurrent races. */
const atOnce = 8

describe.each(engines)('cancel against release on %s', (engine) => {
  let database: TestDatabase
  let services: ServiceProcess[]
  let store: Store
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    store = await openTestStore(database.env)
    services = await startProcesses(database, 2)
  })
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill()))
    await store?.close()
    await database?.drop()
  })

  const urlOf = (index: number) => (services[index % services.length] as ServiceProcess).url
  const staffCall = (orderId: string, action: string): Call => ({
    method: 'POST',
    path: `/fulfilment/v1/orders/${orderId}/${action}`,
    as: 'staff',
  })
  const nameOf = ({ status, code }: Reply) => (code === undefined ? String(status) : `${status} ${code}`)

  async function race(index: number): Promise<'cancel' | 'release'> {
    const orderId = await placeOrder(urlOf(index), draftOf([['PLENTY', 2]]))
    expect((await send(urlOf(index), staffCall(orderId, 'confirm'))).status).toBe(204)
    // Each is sent first half of the time, and through either process half of the time.
    const cancel = () => send(urlOf(index >> 1), cancelCall(orderId))
    const release = () => send(urlOf((index >> 1) + 1), staffCall(orderId, 'release'))
    const [cancelled, released] =
      index % 2 === 0
        ? await Promise.all([cancel(), release()])
        : (await Promise.all([release(), cancel()])).toReversed()
    const answers = [nameOf(cancelled as Reply), nameOf(released as Reply)]
    const winner = answers[0] === '204' ? 'cancel' : 'release'
    expect(answers).toEqual(
      winner === 'cancel'
        ? ['204', '422 order_action_not_allowed']
        : ['422 order_cannot_be_cancelled', '204'],
    )

    const reply = await send(urlOf(index), { method: 'GET', path: `/orders/v1/${orderId}` })
    const { order } = JSON.parse(reply.text) as { order: Order }
    const isCancelled = winner === 'cancel'
    expect(Object.keys(order.events)).toEqual(['placed', 'confirmed', isCancelled ? 'cancelled' : 'released'])
    expect(order.orderLines.map(({ quantity }) => quantity.cancelled)).toEqual(isCancelled ? [2, 1] : [0, 0])
    expect(order.expectedDeliveries).toHaveLength(isCancelled ? 0 : 1)
    const actions = await send(urlOf(index + 1), {
      method: 'GET',
      path: `/orders/v1/${orderId}/allowed-actions`,
    })
    expect(JSON.parse(actions.text)).toEqual({ canBeCancelled: false })
    return winner
  }

  test(`cancel against release: of ${races} orders, each is either cancelled or released`, async () => {
    const winners: ('cancel' | 'release')[] = []
    for (let index = 0; index < races; index += atOnce) {
      winners.push(...(await Promise.all(Array.from({ length: atOnce }, (_, turn) => race(index + turn)))))
    }
    const cancelled = winners.filter((winner) => winner === 'cancel').length
    console.log(`cancel against release on ${engine}: ${cancelled} cancelled, ${races - cancelled} released`)
    // Otherwise there was no race.
    expect(cancelled).toBeGreaterThan(0)
    expect(cancelled).toBeLessThan(races)
    expect(await countOf(store, "orders WHERE state = 'Cancelled'")).toBe(cancelled)
    expect(await countOf(store, "orders WHERE state = 'Released'")).toBe(races - cancelled)
    expect(await countOf(store, "event WHERE type = 'order.cancelled'")).toBe(cancelled)
    expect(await countOf(store, "event WHERE type = 'order.released'")).toBe(races - cancelled)
    expect(await stockOf(store, 'PLENTY')).toEqual({
      on_hand: 1_000_000,
      reserved: 2 * (races - cancelled),
      waiting: 0,
    })
    expect(await contradictions(store)).toEqual([])
    expect(await brokenInvariants(store, Date.now())).toEqual([])
  })
})
