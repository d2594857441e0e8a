// One field for staff: orders of all accounts by anything that a caller may name, on both engines.

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import type { DeskResults } from '../../src/contract/desk.ts'
import type { Scope } from '../../src/contract/scopes.ts'
import { followOrders } from '../../src/desk/follow-orders.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf } from '../support/service.ts'
import { change } from '../support/world.ts'

const soon = { timeout: 20_000, interval: 50 }

describe.each(engines)('the search of staff on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    orderId = await service.place(
      draftOf([['PLENTY', 2]], {
        references: { billingReference: 'PO-4711/26', deliveryReference: 'Gate 3' },
        delivery: {
          deliveryAddress: address({
            name: 'Brønnøy Regneverk AS',
            addressLine1: 'Havnegata 17 B',
            postCode: '0155',
            city: 'Ålesund',
            contactPersonName: 'Kari Hansen-Lie',
            phone: '+47 912 34 567',
            email: 'kari@regneverk.example',
          }),
          preferences: null,
        },
      }),
    )
    service.time.now += 60_000
    otherId = await service.place(
      draftOf([['FEW', 1]], {
        delivery: {
          deliveryAddress: address({
            name: 'Andre Varer AS',
            city: 'Ålesund',
            contactPersonName: 'Per Hansen',
          }),
          preferences: null,
        },
      }),
    )
    await desk.toWarehouse(orderId)
    done(await desk.ship(orderId, [['10', 2, ['SN-Aa-1', 'SN-Aa-2']]], 'TRACK 99-1'))
    await vi.waitFor(async () => expect(await orders('track991')).toEqual([orderId]), soon)
    await vi.waitFor(async () => expect(await orders('per hansen')).toEqual([otherId]), soon)
  })
  let orderId = ''
  let otherId = ''

  const search = async (q: string, key = 'bo_staff') => {
    const path = `/fulfilment/v1/search?${new URLSearchParams({ q })}`
    const options = { as: null, headers: { Authorization: `Bearer ${key}` } }
    const { status, body, text } = await service.request<DeskResults>('GET', path, options)
    expect(status, text).toBe(200)
    return body
  }
  const orders = async (q: string) => (await search(q)).orders.map((order) => order.orderId)

  /** The secret of a new key of staff. */
  async function keyWith(rights: { scopes?: Scope[]; roles?: string[] }): Promise<string> {
    const id = `bo_${randomUUID()}`
    const rest = { client: 'Desk', accounts: [], isDemo: false, createdAt: 0, revokedAt: null }
    await change(service, ['callers'], [insertKey({ id, hash: hashKey(id), scopes: [], ...rights, ...rest })])
    return id
  }

  test('staff search: finds an order by everything that a caller may say, and names what matched', async () => {
    const said: Record<string, [string, string]> = {
      'PO-4711': ['reference', 'PO-4711/26'],
      'po 4711': ['reference', 'PO-4711/26'],
      'gate 3': ['reference', 'Gate 3'],
      'sn aa 2': ['serialNumber', 'SN-Aa-2'],
      'track-991': ['tracking', 'TRACK 99-1'],
      '+47 912 34 567': ['phone', '+47 912 34 567'],
      '0047 91234567': ['phone', '+47 912 34 567'],
      '91234567': ['phone', '+47 912 34 567'],
      'kari@regneverk.example': ['email', 'kari@regneverk.example'],
      'havnegata 17': ['street', 'Havnegata 17 B'],
      'bronnoy regneverk': ['company', 'Brønnøy Regneverk AS'],
      'HANSEN, kari': ['contact', 'Kari Hansen-Lie'],
      'hansen-lie': ['contact', 'Kari Hansen-Lie'],
      'kari alesund': ['contact', 'Kari Hansen-Lie'],
    }
    for (const [q, [field, text]] of Object.entries(said)) {
      const found = (await search(q)).orders
      expect(
        found.map((order) => order.orderId),
        q,
      ).toEqual([orderId])
      expect(found[0]?.match, q).toEqual({ field, text })
    }
    expect(await orders(orderId)).toEqual([orderId])
    expect(await orders(orderId.toLowerCase().replace('-', ' '))).toEqual([orderId])
    // Both, the newest first: by city, by account and by its name.
    for (const q of ['ålesund', '0155', 'NO-1']) expect(await orders(q), q).toContain(orderId)
    expect(await orders('hansen ålesund')).toEqual([otherId, orderId])
  })

  test('staff search: a typing error in a name is forgiven, one in a number is not', async () => {
    for (const q of ['hansne kari', 'regnverk', 'regneverrk', 'regneverx'])
      expect(await orders(q), q).toEqual([orderId])
    expect(await orders('PO-4712')).toEqual([])
    expect(await orders('91234568')).toEqual([])
  })

  test('staff search: finds orders by product, and the invoices and returns of the orders', async () => {
    expect(await orders('PLENTY')).toEqual([orderId])
    await setCompany(service)
    const { billingId } = done(await desk.invoice(orderId)).body
    const issued = await desk.act<{ number: string }>(orderId, `billings/${billingId}/issue`)
    const { number } = done(issued).body
    expect((await search('PO-4711')).invoices).toMatchObject([{ billingId, orderId, number }])
    await expect.poll(() => orders(number), soon).toEqual([orderId])
    expect((await search(number)).invoices[0]?.number).toBe(number)
  })

  test('staff search: a cancelled order is still found by its address', async () => {
    done(await desk.cancel(otherId))
    expect(await orders('andre varer')).toEqual([otherId])
  })

  test('staff search: staff of the catalog find products and supply, and nothing of customers', async () => {
    const cataloguer = await keyWith({ scopes: ['catalog'] })
    await desk.call('POST', '/catalog/v1/purchase-orders', {
      purchaseOrderId: 'BUY-77',
      productId: 'PLENTY',
      quantity: 4,
    })
    expect((await search('buy-77', cataloguer)).purchaseOrders).toMatchObject([{ purchaseOrderId: 'BUY-77' }])
    const byProduct = await search('PLENTY', cataloguer)
    expect(byProduct.products).toMatchObject([{ productId: 'PLENTY' }])
    for (const q of ['PLENTY', 'kari', 'NO-1', orderId, 'PO-4711']) {
      const { orders, accounts, invoices, returns } = await search(q, cataloguer)
      expect([orders, accounts, invoices, returns], q).toEqual([[], [], [], []])
    }
    const refused = await service.request('GET', '/fulfilment/v1/search?q=kari', { as: 'shop' })
    expect(refused.status).toBe(403)
  })

  test('staff search: who may not see billing finds orders without their invoices', async () => {
    const found = async (roles: string[]) => {
      const { orders, invoices } = await search('PO-4711', await keyWith({ roles }))
      return [orders.map((order) => order.orderId), invoices.length]
    }
    expect(await found(['warehouse'])).toEqual([[orderId], 0])
    expect(await found(['accountant'])).toEqual([[orderId], 1])
    expect(await found(['catalogue'])).toEqual([[], 0])
  })

  test('staff search: terms that were removed are written again, from the newest order to the oldest', async () => {
    const { store, context } = { store: service.store, context: service.service.context }
    const remove = (sql: string) => ({ statement: adHoc(sql), rows: 'any' as const })
    await store.batch([
      remove('DELETE FROM order_term'),
      remove(`DELETE FROM counter WHERE name = 'search.filled'`),
    ])
    expect((await search('kari')).ordersFrom).not.toBeNull()
    await expect.poll(async () => (await search('kari')).ordersFrom, soon).toBeNull()
    expect(await orders('kari')).toEqual([orderId])
    // A second process that does the same at once changes nothing.
    await Promise.all([followOrders(context), followOrders(context)])
    expect(await orders('kari')).toEqual([orderId])
  })
})
