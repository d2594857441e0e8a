// Submit uses cached stock and, on PostgreSQL, a cached draft. The result must be the same as without the cache,
// whatever other processes did meanwhile.

import { afterEach, describe, expect, test } from 'vitest'
import { type Draft, loadDraft } from '../../src/checkout/draft.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { address, draftOf, startOfTime } from '../support/service.ts'
import { addConfiguration, addProduct, change, day, faults, stockOf } from '../support/world.ts'

describe.each(engines)('submit from memory on %s', (engine) => {
  const { fault, repair, wrapStore } = faults()
  const service = forTests(() => startCheckedService(engine, { wrapStore }))
  afterEach(() => {
    repair()
    service.time.now = startOfTime
  })

  const memory = () => service.service.context.submitMemory
  /** As if another process had made the draft: loading removes it from memory. */
  const forget = async (id: string) => (await memory().loadForSubmit(id, ['NO-1'], 'memory'))?.draft as Draft
  const statuses = async (orderId: string) =>
    (await service.readOrder(orderId)).expectedDeliveries
      .flatMap(({ expectedLines }) => expectedLines)
      .map(({ status, quantity }) => `${quantity} ${status}`)

  const isRemembered = engine === 'postgres'
  const onlyRead = isRemembered ? [] : ['draft.byId']

  test(`submit: reads ${isRemembered ? 'nothing' : 'only the draft'} when enough goods were free`, async () => {
    const product = await addProduct(service, { stock: 10 })
    await service.place(draftOf([[product, 1]]))
    const id = await service.create(draftOf([[product, 2]]))
    const read: string[] = []
    // Not the queries of the background work, which ask for unsettled stock.
    fault.read = async ({ statement: { name } }) => {
      if (name === 'draft.byId' || name.startsWith('stock.levels/')) read.push(name)
    }
    expect((await service.submit(id)).status).toBe(204)
    expect(read).toEqual(onlyRead)
    expect(await stockOf(service, product)).toEqual({ on_hand: 10, reserved: 3, waiting: 0 })
  })

  if (isRemembered) {
    test('submit from memory: makes the same order as from the database', async () => {
      const part = await addProduct(service, { stock: 50, group: cpuGroup })
      const product = await addProduct(service, { stock: 50 })
      const pc = await addConfiguration(service, [part, part])
      const references = { billingReference: 'PO 1', deliveryReference: 'Ramp 2' }
      const draft = draftOf([[product, '3']], {
        orderLines: [
          { materialId: { type: 'PcConfiguration', value: pc }, quantity: 2, references: null },
          { materialId: { type: 'MaterialNumber', value: product }, quantity: 3, references: null },
        ],
        delivery: {
          deliveryAddress: address({ addressLine2: 'c/o "Ålesund" \\ \u2028', phone: '+47 1' }),
          preferences: { deliverDate: '2026-06-01T12:00:00Z', carrier: 'Express' },
        },
        references,
        notes: { messageToSalesDepartment: 'Ring twice' },
      } as never)
      const [known, unknown] = [await service.create(draft), await service.create(draft)]
      const remembered = await forget(known)
      expect(await loadDraft(service.store, known)).toStrictEqual(remembered)
      memory().rememberDraft(remembered, 1)
      await forget(unknown)
      const orders = []
      for (const id of [known, unknown]) {
        const { orderId, checkoutId, ...rest } = await service.readOrder(
          service.orderIdOf(await service.submit(id)),
        )
        expect([checkoutId, orderId?.length]).toEqual([id, 11])
        orders.push(rest)
      }
      expect(orders[0]).toEqual(orders[1])
    })

    test('submit from memory: a draft that another process submitted is refused as submitted, even if it has expired', async () => {
      const id = await service.create(draftOf())
      const draft = await forget(id)
      const orderId = service.orderIdOf(await service.submit(id))
      for (const days of [0, 30]) {
        service.time.now = startOfTime + days * day
        memory().rememberDraft(draft, 1)
        const reply = await service.submit(id)
        expect([reply.status, codeOf(reply)]).toEqual([422, 'checkout_already_submitted'])
        expect(reply.text).toContain(orderId)
      }
      memory().rememberDraft(draft, 1)
      expect(codeOf(await service.submit(id, 'no such option'))).toBe('checkout_already_submitted')
    })
  }

  test('submit from memory: a draft of another account is 404 and does not change', async () => {
    const id = await service.create(draftOf())
    const otherAccount = await service.submit(id, null, { as: 'german' })
    expect([otherAccount.status, codeOf(otherAccount)]).toEqual([404, 'checkout_not_found'])
    expect((await service.submit(id)).status).toBe(204)
  })

  test('submit from memory: units that other orders took meanwhile are back-ordered', async () => {
    const product = await addProduct(service, { stock: 5 })
    await service.place(draftOf([[product, 1]]))
    const id = await service.create(draftOf([[product, 2]]))
    done(await deskOf(service).setStock(product, 2))
    const reply = await service.submit(id)
    expect(reply.status).toBe(204)
    expect(await statuses(service.orderIdOf(reply))).toEqual(['1 Available', '1 UnconfirmedRestock'])
    expect(await stockOf(service, product)).toEqual({ on_hand: 2, reserved: 2, waiting: 1 })
  })

  test('submit from memory: the last units of a discontinued product are not sold twice', async () => {
    const product = await addProduct(service, { stock: 5, isDiscontinued: true })
    await service.place(draftOf([[product, 1]]))
    const id = await service.create(draftOf([[product, 2]]))
    done(await deskOf(service).setStock(product, 1))
    const reply = await service.submit(id)
    expect([reply.status, codeOf(reply)]).toEqual([422, 'checkout_has_problems'])
    await change(
      service,
      [],
      [
        {
          statement: adHoc('UPDATE stock SET on_hand = 3 WHERE product_id = $1'),
          values: [product],
          rows: 1,
        },
      ],
    )
    expect((await service.submit(id)).status).toBe(204)
  })

  test('submit: one that lacks the stock that another submit of the draft took is refused as submitted', async () => {
    const product = await addProduct(service, { stock: 1, isDiscontinued: true })
    const id = await service.create(draftOf([[product, 1]]))
    // Memory has neither the draft nor the stock: a caller without accounts takes the draft away.
    await memory().loadForSubmit(id, [], 'memory')
    // The other submit is stored after this one has read the draft, and before it reads the stock.
    let orderId = ''
    fault.read = async ({ statement: { name } }) => {
      if (!name.startsWith('stock.levels/') || orderId !== '') return
      orderId = 'being placed'
      orderId = service.orderIdOf(await service.submit(id))
    }
    const reply = await service.submit(id)
    expect([reply.status, codeOf(reply)]).toEqual([422, 'checkout_already_submitted'])
    expect(reply.text).toContain(orderId)
  })

  test('submit from memory: the database is consistent after these tests', async () => {
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
  })
})
