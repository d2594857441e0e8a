// The audit: every command of staff writes one record, in the same batch as its change. The operations come from the OpenAPI
// document: a new one fails here until `subjects` says what it is tried on.

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../src/contract/administration.ts'
import { isStaffScope } from '../../src/contract/scopes.ts'
import { completeCompany, setCompany } from '../support/company.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done } from '../support/desk.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  exampleBody,
  hasParameter,
  isCommand,
  pathWith,
} from '../support/document.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { purchasingOf } from '../support/purchasing.ts'
import { address, draftOf, type TestService } from '../support/service.ts'
import { addProduct } from '../support/world.ts'

interface Subject {
  params?: Record<string, string>
  query?: string
  /** The example of the document unless given. */
  json?: unknown
}
interface World {
  service: TestService
  desk: Desk
}

const newOrder = async ({ service }: World) => {
  const productId = await addProduct(service, { stock: 10 })
  return service.place(draftOf([[productId, 2]]))
}
const newContent = async ({ service }: World) => {
  const { delivery, orderLines } = draftOf([[await addProduct(service, { stock: 10 }), 2]])
  return { customerId: 'NO-1', delivery, orderLines }
}
const newQuoteContent = async (world: World) => {
  const validUntil = new Date(world.service.time.now + 86_400_000).toISOString()
  return { ...(await newContent(world)), validUntil }
}
const newQuote = async (world: World) => {
  const reply = await world.desk.call('POST', '/fulfilment/v1/quotes', await newQuoteContent(world))
  return { params: { quoteId: (done(reply).body as { quoteId: string }).quoteId } }
}
const newPurchaseOrder = async ({ service }: World) => {
  const productId = await addProduct(service, { supply: [{ quantity: 5, expectedAt: null }] })
  return `po-${productId}-0`
}
const newPurchase = async ({ service }: World) => {
  const buying = purchasingOf(service)
  const productId = await addProduct(service)
  const { purchaseOrderId } = await buying.draft(await buying.supplier(), [[productId, 5]])
  return { buying, productId, purchaseOrderId }
}
const sentPurchase = async (world: World) => {
  const { buying, purchaseOrderId } = await newPurchase(world)
  await buying.tell(purchaseOrderId)
  return { buying, params: { purchaseOrderId } }
}
const soldProduct = async ({ service }: World) => {
  const buying = purchasingOf(service)
  const params = { supplierId: await buying.supplier(), productId: await addProduct(service) }
  await buying.sells(params.supplierId, params.productId, { cost: 10 })
  return { params }
}
const newWebhook = async ({ desk }: World) => {
  const json = { url: 'https://example.com/hook', account: null, types: ['order.placed'] }
  return (done(await desk.call('POST', '/fulfilment/v1/webhooks', json)).body as { webhookId: string })
    .webhookId
}

const newBundle = (bundleId: string) => ({
  bundleId,
  name: 'A new PC',
  groups: [{ productGroupId: cpuGroup, min: 1, max: 1 }],
  assemblyProductId: 'ASSEMBLY',
})
let accounts = 0
const newAccount = () => ({
  customerId: `AUDIT-${++accounts}`,
  country: 'NO',
  currency: 'NOK',
  vatRate: 25,
  priceList: 'NOK',
})
const createdAccount = async ({ desk }: World) => {
  const account = newAccount()
  done(await desk.call('POST', '/admin/v1/accounts', account))
  return account.customerId
}
const savedAddress = async ({ desk }: World, city: string) => {
  const path = '/admin/v1/accounts/NO-1/addresses'
  return (done(await desk.call('POST', path, address({ city }))).body as { addressId: string }).addressId
}
const createdKey = async ({ desk }: World) => {
  const json = { client: 'Audited', accounts: ['NO-1'], scopes: ['checkout'] }
  return (done(await desk.call('POST', '/admin/v1/keys', json)).body as { keyId: string }).keyId
}

let people = 0
const invitedPerson = async ({ desk }: World) => {
  const json = { email: `audited-${++people}@shop.example`, name: 'Audited', roles: ['sales'] }
  const { personId } = done(await desk.call('POST', '/admin/v1/people', json)).body as { personId: string }
  return { params: { personId } }
}

const issuedInvoice = async (world: World) => {
  await setCompany(world.service)
  const orderId = await newOrder(world)
  await world.desk.confirm(orderId)
  const { billingId } = done(await world.desk.invoice(orderId)).body
  done(await world.desk.call('POST', `/fulfilment/v1/orders/${orderId}/billings/${billingId}/issue`))
  return { orderId, billingId }
}
let payments = 0
const newPayment = () => ({
  bankReference: `AUDIT-${++payments}`,
  receivedOn: '2026-01-05',
  currency: 'NOK',
  amount: 1_000_000,
})
const bookedPayment = async ({ desk }: World) =>
  (done(await desk.call('POST', '/fulfilment/v1/payments', newPayment())).body as { paymentId: string })
    .paymentId

const newReturn = async (world: World) => {
  const orderId = await newOrder(world)
  await world.desk.toWarehouse(orderId)
  done(await world.desk.invoice(orderId))
  await world.desk.ship(orderId, [['10', 2]])
  return { lines: [{ orderId, lineNumber: '10', quantity: 1, reason: 'Other' }] }
}
const requestedReturn = async (world: World) => {
  const reply = await world.desk.call('POST', '/fulfilment/v1/returns', await newReturn(world))
  return (done(reply).body as { returnId: string }).returnId
}
const approvedReturn = async (world: World) => {
  const returnId = await requestedReturn(world)
  done(await world.desk.call('POST', `/fulfilment/v1/returns/${returnId}/approve`))
  return returnId
}

async function receivedReturn(world: World): Promise<string> {
  const returnId = await approvedReturn(world)
  const lines = [{ line: 1, quantity: 1, condition: 'Scrap' }]
  done(await world.desk.call('POST', `/fulfilment/v1/returns/${returnId}/receipts`, { lines }))
  return returnId
}

/** Something that each operation can succeed with. */
const subjects: Record<string, (world: World) => Promise<Subject>> = {
  placeOrderForCustomer: async (world) => ({ json: await newContent(world) }),
  createQuote: async (world) => ({ json: await newQuoteContent(world) }),
  changeQuote: async (world) => ({ ...(await newQuote(world)), json: await newQuoteContent(world) }),
  sendQuote: async (world) => ({ ...(await newQuote(world)), json: { total: null } }),
  withdrawQuote: newQuote,
  acceptQuoteForCustomer: async (world) => {
    const { params } = await newQuote(world)
    const path = `/fulfilment/v1/quotes/${params.quoteId}/send`
    done(await world.desk.call('POST', path, undefined, { headers: { 'If-Match': '*' } }))
    return { params }
  },
  confirmOrder: async (world) => ({ params: { orderId: await newOrder(world) } }),
  releaseOrder: async (world) => {
    const orderId = await newOrder(world)
    await world.desk.confirm(orderId)
    return { params: { orderId } }
  },
  pickOrder: async (world) => ({ params: { orderId: await newOrder(world) } }),
  leavePick: async (world) => ({ params: { orderId: await newOrder(world) } }),
  shipOrder: async (world) => {
    const orderId = await newOrder(world)
    await world.desk.toWarehouse(orderId)
    return { params: { orderId } }
  },
  markDelivered: async (world) => {
    const orderId = await newOrder(world)
    await world.desk.toWarehouse(orderId)
    await world.desk.ship(orderId, [['10', 2]])
    return { params: { orderId, deliveryId: `${orderId}-D1` } }
  },
  billOrder: async (world) => {
    const orderId = await newOrder(world)
    await world.desk.confirm(orderId)
    return { params: { orderId } }
  },
  issueBilling: async (world) => {
    await setCompany(world.service)
    const orderId = await newOrder(world)
    await world.desk.confirm(orderId)
    return { params: { orderId, billingId: done(await world.desk.invoice(orderId)).body.billingId } }
  },
  issueBillings: async () => ({}),
  sendInvoice: async (world) => {
    const { billingId } = await issuedInvoice(world)
    return { params: { billingId }, json: {} }
  },
  setErpDocument: async (world) => {
    await setCompany(world.service, { ...completeCompany, invoicesFromErp: true })
    const orderId = await newOrder(world)
    await world.desk.confirm(orderId)
    const { billingId } = done(await world.desk.invoice(orderId)).body
    return { params: { orderId, billingId }, json: { number: `F-${++payments}`, issueDate: '2026-01-05' } }
  },
  bookPayment: async () => ({ json: newPayment() }),
  allocatePayment: async (world) => {
    const { billingId } = await issuedInvoice(world)
    const json = { allocations: [{ billingId }] }
    return { params: { paymentId: await bookedPayment(world) }, json }
  },
  markPaymentNotOurs: async (world) => ({ params: { paymentId: await bookedPayment(world) } }),
  releasePayment: async (world) => {
    const paymentId = await bookedPayment(world)
    done(
      await world.desk.call('POST', `/fulfilment/v1/payments/${paymentId}/not-ours`, { reason: 'Sent back' }),
    )
    return { params: { paymentId }, json: { billingId: null } }
  },
  allocateCredit: async (world) => {
    const { orderId, billingId } = await issuedInvoice(world)
    const paymentId = await bookedPayment(world)
    const path = `/fulfilment/v1/payments/${paymentId}/allocations`
    done(await world.desk.call('POST', path, { allocations: [{ billingId }] }))
    // What is paid is not settled by its credit note, which is left for another invoice.
    const credit = done(await world.desk.credit(orderId, [['10', 2]])).body.billingId
    done(await world.desk.call('POST', `/fulfilment/v1/orders/${orderId}/billings/${credit}/issue`))
    const other = await issuedInvoice(world)
    return { params: { billingId: credit }, json: { allocations: [{ billingId: other.billingId }] } }
  },
  setJournalAccounts: async () => ({}),
  closeJournal: async ({ service }) => {
    const before = new Date(service.time.now)
    before.setUTCMonth(before.getUTCMonth() - 1, 1)
    return { params: { month: before.toISOString().slice(0, 7) } }
  },
  requestReturnForCustomer: async (world) => ({ json: await newReturn(world) }),
  askReturn: async (world) => ({ params: { returnId: await requestedReturn(world) } }),
  approveReturn: async (world) => ({ params: { returnId: await requestedReturn(world) } }),
  refuseReturn: async (world) => ({ params: { returnId: await requestedReturn(world) } }),
  closeReturn: async (world) => ({ params: { returnId: await approvedReturn(world) } }),
  receiveReturn: async (world) => ({
    params: { returnId: await approvedReturn(world) },
    json: { lines: [{ line: 1, quantity: 1, condition: 'Restock' }] },
  }),
  creditReturn: async (world) => ({ params: { returnId: await receivedReturn(world) } }),
  replaceReturn: async (world) => ({ params: { returnId: await receivedReturn(world) } }),
  cancelOrderLine: async (world) => ({ params: { orderId: await newOrder(world), lineNumber: '10' } }),
  setStock: async ({ service }) => ({ params: { productId: await addProduct(service, { stock: 1 }) } }),
  createPurchaseOrder: async ({ service }) => ({
    json: { productId: await addProduct(service), quantity: 3, expectedAt: null },
  }),
  changePurchaseOrder: async (world) => ({ params: { purchaseOrderId: await newPurchaseOrder(world) } }),
  receiveGoods: async (world) => ({ params: { purchaseOrderId: await newPurchaseOrder(world) } }),
  createSupplier: async () => ({}),
  changeSupplier: async ({ service }) => ({ params: { supplierId: await purchasingOf(service).supplier() } }),
  setSupplierProduct: soldProduct,
  removeSupplierProduct: soldProduct,
  setMinimumStock: async ({ service }) => ({ params: { productId: await addProduct(service) } }),
  createPurchase: async ({ service }) => ({
    json: {
      supplierId: await purchasingOf(service).supplier(),
      lines: [{ productId: await addProduct(service), quantity: 2 }],
    },
  }),
  changePurchase: async (world) => {
    const { productId, purchaseOrderId } = await newPurchase(world)
    return { params: { purchaseOrderId }, json: { lines: [{ productId, quantity: 7 }] } }
  },
  sendPurchase: async (world) => {
    const { purchaseOrderId } = await newPurchase(world)
    return { params: { purchaseOrderId }, json: { way: 'own' } }
  },
  confirmPurchase: async (world) => {
    const { params } = await sentPurchase(world)
    return { params, json: { lines: [{ lineNumber: '10', expectedAt: '2026-03-02T00:00:00Z' }] } }
  },
  receivePurchase: async (world) => {
    const { params } = await sentPurchase(world)
    return { params, json: { lines: [{ lineNumber: '10', quantity: 2 }] } }
  },
  closePurchase: async (world) => {
    const { buying, params } = await sentPurchase(world)
    await buying.now(params.purchaseOrderId, 'receive', { lines: [{ lineNumber: '10', quantity: 2 }] })
    return { params }
  },
  cancelPurchase: async (world) => ({ params: (await sentPurchase(world)).params }),
  setProductImages: async ({ service }) => ({ params: { productId: await addProduct(service) } }),
  uploadImage: async () => ({}),
  createProductGroup: async () => ({ json: { productGroupId: randomUUID(), kind: 'cpu', name: 'Group' } }),
  changeProductGroup: async () => ({ params: { productGroupId: cpuGroup }, json: { name: 'Other name' } }),
  createProduct: async () => ({}),
  changeProduct: async ({ service }) => ({ params: { productId: await addProduct(service) } }),
  createBundle: async () => ({ json: newBundle('PC-NEW') }),
  changeBundle: async ({ desk }) => {
    done(await desk.call('POST', '/admin/v1/bundles', newBundle('PC-CHANGED')))
    return { params: { bundleId: 'PC-CHANGED' } }
  },
  createPriceList: async () => ({}),
  changePriceList: async ({ desk }) => {
    done(await desk.call('POST', '/admin/v1/price-lists', { priceList: 'OLD', currency: 'NOK' }))
    return { params: { priceList: 'OLD' } }
  },
  startImport: async () => ({ query: '?kind=prices' }),
  setProductPrices: async ({ service }) => ({
    params: { priceList: 'NOK', productId: await addProduct(service) },
  }),
  createWebhook: async () => ({}),
  changeWebhook: async (world) => ({ params: { webhookId: await newWebhook(world) } }),
  rotateWebhookSecret: async (world) => ({ params: { webhookId: await newWebhook(world) } }),
  resumeSending: async () => ({}),
  resendParkedDeliveries: async (world) => ({ params: { webhookId: await newWebhook(world) } }),
  setCompany: async () => ({}),
  createAccount: async () => ({ json: newAccount() }),
  changeAccount: async (world) => ({ params: { customerId: await createdAccount(world) } }),
  addAccountAddress: async () => ({ params: { customerId: 'NO-1' } }),
  changeAccountAddress: async (world) => ({
    params: { customerId: 'NO-1', addressId: await savedAddress(world, 'Hamar') },
  }),
  removeAccountAddress: async (world) => ({
    params: { customerId: 'NO-1', addressId: await savedAddress(world, 'Bergen') },
  }),
  createKey: async () => ({ json: { client: 'Audited', accounts: ['NO-1'], scopes: ['checkout'] } }),
  changeKey: async (world) => ({
    params: { keyId: await createdKey(world) },
    json: { scopes: ['checkout', 'orders:read'] },
  }),
  revokeKey: async (world) => ({ params: { keyId: await createdKey(world) } }),
  invitePerson: async () => ({
    json: { email: 'invited@shop.example', name: 'Audited', accounts: ['NO-1'] },
  }),
  changePerson: invitedPerson,
  sendPersonLink: invitedPerson,
  removeSecondFactorOfPerson: invitedPerson,
  endSessionsOfPerson: invitedPerson,
  setRoleRights: async () => ({ params: { role: 'read-only' } }),
  changeClient: async () => ({ params: { client: 'client-of-no-key' } }),
  createCarrier: async () => ({}),
  changeCarrier: async () => ({ params: { carrierId: 'door' } }),
  resendWebhookDelivery: async (world) => {
    const webhookId = await newWebhook(world)
    await newOrder(world)
    const path = `/fulfilment/v1/webhooks/${webhookId}/deliveries`
    const read = async () =>
      ((await world.desk.call('GET', path)).body as { deliveries: { deliveryId: string }[] }).deliveries[0]
    await expect.poll(read, { timeout: 10_000 }).toBeDefined()
    return { params: { webhookId, deliveryId: (await read())?.deliveryId ?? '' } }
  },
}

describe.each(engines)('the audit on %s', (engine) => {
  let world: World
  const service = forTests(() => startCheckedService(engine))
  beforeAll(async () => {
    world = { service, desk: deskOf(service) }
  })

  const entries = async (query = '') =>
    (
      await service.request<{ entries: AuditEntry[]; nextCursor: string | null }>(
        'GET',
        `/admin/v1/audit?${query}`,
        { as: 'staff' },
      )
    ).body

  const send = async (operation: DocumentedOperation, { params, query = '', json }: Subject) => {
    const body = json ?? exampleBody(operation)
    return service.request(operation.method, pathWith(operation, params) + query, {
      as: 'staff',
      ...(body !== undefined && { json: body }),
      headers: hasParameter(operation, 'If-Match') ? { 'If-Match': '*' } : {},
    })
  }

  test('audit: every operation of staff that changes data writes one record, without secrets', async () => {
    const operations = (await documentedOperations(service)).filter(
      (operation) => isCommand(operation) && isStaffScope(operation['x-scope'] ?? ''),
    )
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(subjects).sort())
    for (const operation of operations) {
      const { operationId } = operation
      const subject = await (subjects[operationId] as (world: World) => Promise<Subject>)(world)
      service.time.now += 1000
      const from = `from=${new Date(service.time.now).toISOString()}`
      const reply = await send(operation, subject)
      expect([operationId, reply.status < 300, reply.text]).toEqual([operationId, true, reply.text])
      const { entries: all } = await entries(from)
      // The rows of an import are written after its answer, perhaps while a later operation is tried.
      const written = all.filter(({ importId }) => importId === null)
      expect([operationId, written.length], JSON.stringify(written)).toEqual([operationId, 1])
      expect(written[0]).toMatchObject({ client: 'client-staff', subject: 'key-staff' })
      expect(JSON.stringify(all)).not.toMatch(/whsec_|bo_\w{20}/)
      const ids = Object.values(subject.params ?? {})
      if (ids.length > 0) expect(ids).toContain(written[0]?.entityId)
    }
  })

  test('audit: a refused command writes nothing', async () => {
    service.time.now += 1000
    const from = `from=${new Date(service.time.now).toISOString()}`
    expect((await world.desk.call('POST', '/fulfilment/v1/orders/unknown/confirm')).status).toBe(404)
    expect((await entries(from)).entries).toEqual([])
  })

  test('audit: a repeat with the same Idempotency-Key writes nothing more', async () => {
    const productId = await addProduct(service, { stock: 1 })
    const headers = { 'Idempotency-Key': 'audit once' }
    for (let turn = 0; turn < 2; turn++) {
      done(
        await service.request('PUT', `/catalog/v1/products/${productId}/stock`, {
          as: 'staff',
          json: { onHand: 4 },
          headers,
        }),
      )
    }
    const { entries: written } = await entries(`entity=stock&entityId=${productId}`)
    expect(written).toMatchObject([{ action: 'set', before: { onHand: 1 }, after: { onHand: 4 } }])
  })

  test('audit: is read newest first, in pages, by entity, client and time', async () => {
    const productId = await addProduct(service, { stock: 0 })
    const start = service.time.now + 1000
    for (let onHand = 1; onHand <= 5; onHand++) {
      service.time.now = start + onHand * 1000
      done(await world.desk.call('PUT', `/catalog/v1/products/${productId}/stock`, { onHand }))
    }
    const seen: unknown[] = []
    let cursor: string | null = ''
    for (let page = 0; cursor !== null && page < 10; page++) {
      const query = `entity=stock&entityId=${productId}&limit=2${cursor && `&cursor=${cursor}`}`
      const answered: { entries: AuditEntry[]; nextCursor: string | null } = await entries(query)
      seen.push(...answered.entries.map(({ after }) => (after as { onHand: number }).onHand))
      cursor = answered.nextCursor
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
    const time = (onHand: number) => new Date(start + onHand * 1000).toISOString()
    const between = await entries(`client=client-staff&from=${time(2)}&to=${time(4)}`)
    expect(between.entries.map(({ after }) => after)).toEqual([{ onHand: 3 }, { onHand: 2 }])
    expect((await entries('client=unknown')).entries).toEqual([])
    const odd = await service.request('GET', '/admin/v1/audit?cursor=x', { as: 'staff' })
    expect(odd.status).toBe(400)
  })
})
