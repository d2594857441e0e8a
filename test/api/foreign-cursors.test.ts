// Every list of the interface gets the cursors of all others, and garbage: 400 or a page, never an error of the service.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../../src/documentation/openapi/types.ts'
import { completeCompany, issueInvoice, setCompany } from '../support/company.ts'
import { fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, type TestService } from '../support/service.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64url')

const garbage = [
  ...['', ' ', '0', '-1', 'null', '***', '\0', '%00', '\u{1f5a5}', "'; --", '~', 'x'.repeat(4000)],
  ...['', '\0', 'nonsense', '1e999', '"\\u0000"', '"\\ud800"', '[]', '{}', '["","",""]', 'null'].map(encoded),
  ...['"~"', '9007199254740991', '[9007199254740991,"x"]', '[0,["",""]]', '"9007199254740991 0"'].map(
    encoded,
  ),
  ...['"1e9 1"', '"-1 0"', '"0 99999999999999999999"', '"2026-01-01T00:00:00.000Z x"'].map(encoded),
]

/** Every list, and again in each of its orders and with a search, for its cursor may be another one then. */
function listsOf({ paths }: OpenApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const query = get?.parameters.filter((parameter) => parameter.in === 'query') ?? []
    if (!query.some(({ name }) => name === 'cursor')) return []
    const sorts = (query.find(({ name }) => name === 'sort')?.schema as { enum?: string[] })?.enum ?? []
    const isSearched = query.some(({ name }) => name === 'search')
    return [
      `${path}?limit=1`,
      ...sorts.map((sort) => `${path}?limit=1&sort=${sort}`),
      ...(isSearched ? [`${path}?limit=1&search=a`] : []),
    ]
  })
}

const bundle = {
  name: 'A PC',
  groups: [{ productGroupId: cpuGroup, min: 1, max: 1 }],
  assemblyProductId: 'ASSEMBLY',
}

const listsOfCustomers = ['/orders/v1', '/catalog/v1/products', '/quotes/v1', '/returns/v1']

interface Page {
  nextCursor: string | null
}

describe.each(engines)('foreign cursors on %s', (engine) => {
  let service: TestService
  const ids: Record<string, string> = { priceList: 'NOK', productId: 'PLENTY' }
  const asked = (list: string, cursor?: string) => {
    const path = list.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
    const more = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const as = listsOfCustomers.includes(path.split('?')[0] as string) ? 'shop' : 'staff'
    return service.request<Page>('GET', path + more, { as })
  }
  const done = async <T>(method: string, path: string, json: unknown): Promise<T> => {
    const headers = { 'If-Match': '*' }
    const { status, body, text } = await service.request<T>(method, path, { as: 'staff', json, headers })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return body
  }

  beforeAll(async () => {
    const mail = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'orders@shop.example',
      EVENTS_MILLISECONDS: '10',
    }
    service = await startCheckedService(engine, { env: { WEBHOOK_ALLOW_PRIVATE: 'true', ...mail } })
    const desk = deskOf(service)
    const url = 'http://127.0.0.1:9/nowhere'
    ids.webhookId = (await done<{ webhookId: string }>('POST', '/fulfilment/v1/webhooks', { url })).webhookId
    for (const number of [1, 2]) {
      await issueInvoice(service, await service.place(draftOf()))
      const billed = await service.place(draftOf())
      await desk.confirm(billed)
      await desk.invoice(billed)
      const shipped = await service.place(draftOf())
      await desk.toWarehouse(shipped)
      await desk.ship(shipped, [['10', 1]])
      const lines = [{ orderId: shipped, lineNumber: '10', quantity: 1, reason: 'Other' }]
      await done('POST', '/fulfilment/v1/returns', { lines })
      const { delivery, orderLines } = draftOf()
      const validUntil = new Date(service.time.now + 86_400_000).toISOString()
      const quote = { customerId: 'NO-1', delivery, orderLines, validUntil }
      const { quoteId } = await done<{ quoteId: string }>('POST', '/fulfilment/v1/quotes', quote)
      await done('POST', `/fulfilment/v1/quotes/${quoteId}/send`, undefined)
      const payment = { receivedOn: '2026-01-05', currency: 'NOK', amount: 1 }
      await done('POST', '/fulfilment/v1/payments', { ...payment, bankReference: `A-${number}` })
      const productGroupId = crypto.randomUUID()
      await done('POST', '/admin/v1/product-groups', { productGroupId, kind: 'cpu', name: 'A group' })
      await done('POST', '/admin/v1/bundles', { ...bundle, bundleId: `A-PC-${number}` })
      await done('PUT', '/catalog/v1/products/PLENTY/stock', {
        onHand: 1_000_000 + number,
        reason: 'Counted',
      })
      const supply = { productId: 'PLENTY', quantity: 1, expectedAt: null }
      await done('POST', '/catalog/v1/purchase-orders', { ...supply, purchaseOrderId: `A-PO-${number}` })
      const person = { email: `a-${number}@shop.example`, name: 'A person', roles: ['sales'] }
      await done('POST', '/admin/v1/people', person)
      ids.supplierId = `A-S-${number}`
      const supplier = { supplierId: ids.supplierId, name: 'A supplier', currency: 'NOK' }
      await done('POST', '/purchasing/v1/suppliers', supplier)
      for (const productId of ['PLENTY', 'FEW'])
        await done('PUT', `/purchasing/v1/suppliers/${ids.supplierId}/products/${productId}`, { cost: 1 })
      const { purchaseOrderId } = await done<{ purchaseOrderId: string }>(
        'POST',
        '/purchasing/v1/purchase-orders',
        { supplierId: ids.supplierId, lines: [{ productId: 'PLENTY', quantity: 1 }] },
      )
      await done('POST', `/purchasing/v1/purchase-orders/${purchaseOrderId}/send`, { way: 'own' })
      const rows = { stock: [1, 2].map((onHand) => ({ productId: 'FEW', onHand: 5 + onHand })) }
      ids.importId = (await done<{ importId: string }>('POST', '/admin/v1/imports?kind=stock', rows)).importId
    }
    // Both invoices are overdue, so that there are reminders.
    await done('PATCH', '/admin/v1/accounts/NO-2', { billing: { email: 'invoices@shop.example' } })
    await setCompany(service, { ...completeCompany, reminders: [{ days: 1 }] })
    service.time.now += 60 * 86_400_000
  })
  afterAll(() => service?.stop())

  test('cursor: one of another list, or garbage, is 400 or a page', async () => {
    const { body } = await service.request<OpenApiDocument>('GET', '/openapi.json')
    const lists = listsOf(body)
    const cursors = new Set(garbage)
    for (const list of lists) {
      const isSearch = list.includes('search')
      // Imports and webhooks work in the background.
      const { body } = await eventually(
        () => asked(list),
        ({ body }) => isSearch || body.nextCursor !== null,
        20_000,
      )
      if (!isSearch) expect([list, body.nextCursor]).toEqual([list, expect.any(String)])
      if (body.nextCursor !== null) cursors.add(body.nextCursor)
    }
    for (const list of lists) {
      for (const cursor of cursors) {
        const reply = await asked(list, cursor)
        const answer = [list, cursor, reply.status, reply.status === 400 ? fieldsOf(reply) : []]
        expect([
          [list, cursor, 200, []],
          [list, cursor, 400, ['cursor']],
        ]).toContainEqual(answer)
      }
    }
  })
})
