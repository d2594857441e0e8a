// Two people make the same change at the same moment: both requests have decided before either is stored. Exactly one succeeds.

import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveProduct } from '../../src/catalog/product.ts'
import type { OpenApiDocument } from '../../src/documentation/openapi/types.ts'
import { loadPurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { blankProduct, cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { change, faults } from '../support/world.ts'

/** Per operation that creates something under an id of the client: the member of the id, and two different bodies. */
const creations: Record<string, [id: string, one: object, other: object]> = {
  '/admin/v1/product-groups': [
    'productGroupId',
    { kind: 'cpu', name: 'One' },
    { kind: 'memory', name: 'Other' },
  ],
  '/admin/v1/products': ['productId', { name: 'One' }, { name: 'Other' }],
  '/admin/v1/bundles': ['bundleId', bundle('One'), bundle('Other')],
  '/admin/v1/price-lists': ['priceList', { currency: 'SEK' }, { currency: 'DKK' }],
  '/admin/v1/accounts': ['customerId', account('One'), account('Other')],
  '/admin/v1/carriers': ['id', carrier('One'), carrier('Other')],
  '/catalog/v1/purchase-orders': ['purchaseOrderId', supply(1), supply(2)],
  '/purchasing/v1/suppliers': [
    'supplierId',
    { name: 'One', currency: 'NOK' },
    { name: 'Other', currency: 'NOK' },
  ],
  '/purchasing/v1/purchase-orders': ['purchaseOrderId', purchase(1), purchase(2)],
}

function bundle(name: string) {
  return {
    name,
    groups: [{ productGroupId: cpuGroup, min: 1, max: 1 }],
    assemblyProductId: 'ASSEMBLY',
  }
}

function account(name: string) {
  return { name, country: 'NO', currency: 'NOK', vatRate: 25, priceList: 'NOK' }
}

function carrier(name: string) {
  const bands = [{ maxWeightGrams: 1000, prices: [{ currency: 'NOK', net: 99 }] }]
  return { carrier: 'Postal', name, countries: ['NO'], transitDays: 1, bands }
}

function supply(quantity: number) {
  return { productId: 'PLENTY', quantity, expectedAt: null }
}

function purchase(quantity: number) {
  return { supplierId: 'S-PAIR', lines: [{ productId: 'PLENTY', quantity }] }
}

/** Operations that create something under an id that the body may name. */
function namedCreations({ paths }: OpenApiDocument): string[] {
  return Object.keys(paths).filter((path) => {
    const parameter = Object.keys(paths)
      .map((other) => other.match(/^(.*)\/\{(\w+)\}$/))
      .find((match) => match?.[1] === path)?.[2]
    const create = paths[path]?.post
    if (!parameter || !create?.responses[201]) return false
    const members = Object.keys(create.requestBody?.content['application/json'].example ?? {})
    return members.includes(parameter) || members.includes('id')
  })
}

describe.each(engines)('simultaneous changes on %s', (engine) => {
  const { wrapStore, pairWrites, repair } = faults()
  const service = forTests(() => startCheckedService(engine, { wrapStore }))
  beforeAll(async () => {
    const supplier = { supplierId: 'S-PAIR', name: 'Pair', currency: 'NOK' }
    expect((await call('POST', '/purchasing/v1/suppliers', supplier)).status).toBe(201)
  })
  beforeEach(repair)
  afterEach(repair)

  const call = (method: string, path: string, json: unknown) =>
    service.request(method, path, { as: 'staff', json })
  const both = (method: string, path: string, bodies: [unknown, unknown]) => {
    pairWrites()
    return Promise.all(bodies.map((body) => call(method, path, body)))
  }

  test('create: the table has every operation with an id of the client', async () => {
    const { body } = await service.request<OpenApiDocument>('GET', '/openapi.json')
    expect(namedCreations(body).sort()).toEqual(Object.keys(creations).sort())
  })

  describe.each(Object.entries(creations))('POST %s', (path, [id, one, other]) => {
    test.each([
      ['equal', one, one],
      ['different', one, other],
    ])('create: of two %s ones with the same id, one is created', async (_, first, second) => {
      const own = { [id]: randomUUID() }
      const replies = await both('POST', path, [
        { ...own, ...first },
        { ...own, ...second },
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 400])
      const refused = replies.find(({ status }) => status === 400)
      expect(refused && fieldsOf(refused)).toEqual([id])
    })
  })

  test('purchase orders: a receipt of goods keeps a date that was changed at the same moment', async () => {
    const id = randomUUID()
    const dates = ['2030-03-01T00:00:00.000Z', '2030-04-01T00:00:00.000Z']
    const path = '/catalog/v1/purchase-orders'
    const order = { purchaseOrderId: id, productId: 'PLENTY', quantity: 50, expectedAt: dates[0] }
    expect((await call('POST', path, order)).status).toBe(201)
    pairWrites()
    const replies = await Promise.all([
      call('POST', `${path}/${id}/received`, { quantity: 20 }),
      call('PATCH', `${path}/${id}`, { quantity: 50, expectedAt: dates[1] }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([204, 204])
    expect((await loadPurchaseOrder(service.store, id))?.expectedAt).toBe(Date.parse(dates[1] as string))
  })

  test('purchase orders: of two changes of the same version, one is refused', async () => {
    const path = '/catalog/v1/purchase-orders'
    const order = { purchaseOrderId: randomUUID(), productId: 'PLENTY', quantity: 50, expectedAt: null }
    expect((await call('POST', path, order)).status).toBe(201)
    pairWrites()
    // The content stays the same: only the version tells that another change came first.
    const replies = await Promise.all(
      [1, 2].map(() =>
        service.request('PATCH', `${path}/${order.purchaseOrderId}`, {
          as: 'staff',
          json: { quantity: 50, expectedAt: null },
          headers: { 'If-Match': '"0"' },
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 412])
  })

  describe('prices', () => {
    const ten = { minQuantity: 10, validFrom: null, validUntil: null, net: 90 }
    const twenty = { ...ten, minQuantity: 20, net: 80 }
    const thirty = { ...ten, minQuantity: 30, net: 70 }
    interface Prices {
      net: number | null
      rules: unknown[]
    }
    /** Of two changes one is stored, and the prices are those that it names. */
    async function expectOneOf(before: object, changes: [object, object], results: [object, object]) {
      const id = randomUUID()
      await change(service, ['catalog'], saveProduct(blankProduct(id)))
      const path = `/admin/v1/price-lists/NOK/prices/${id}`
      expect((await call('PUT', path, before)).status).toBe(204)
      const replies = await both('PUT', path, changes)
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 412])
      expect(replies.map(codeOf)).toContain('precondition_failed')
      const { body } = await service.request<Prices>('GET', path, { as: 'staff' })
      expect(body).toMatchObject(results[replies[0]?.status === 204 ? 0 : 1])
    }

    test.each([
      ['the first rules', [], [ten], [twenty]],
      ['the same first rule', [], [ten], [{ ...ten, net: 85 }]],
      ['different further rules', [ten], [ten, twenty], [ten, thirty]],
      ['a further rule, and one that removes all', [ten], [ten, twenty], []],
    ])('prices: of two requests that add %s, one is refused', (_, rulesBefore, one, other) =>
      expectOneOf(
        { rules: rulesBefore },
        [
          { rules: one, rulesBefore },
          { rules: other, rulesBefore },
        ],
        [{ rules: one }, { rules: other }],
      ),
    )

    test('prices: of two requests that set the first price, one is refused', () =>
      expectOneOf(
        { rules: [] },
        [
          { net: 100, unpricedBefore: true },
          { net: 110, unpricedBefore: true },
        ],
        [{ net: 100 }, { net: 110 }],
      ))

    test('prices: a first price is refused if there is one, whatever it is', async () => {
      const path = '/admin/v1/price-lists/NOK/prices/PLENTY'
      const reply = await call('PUT', path, { net: 1000, unpricedBefore: true })
      expect([reply.status, codeOf(reply)]).toEqual([412, 'precondition_failed'])
    })
  })
})
