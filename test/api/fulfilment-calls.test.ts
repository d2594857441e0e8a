// Rules for all staff calls: scopes, unknown ids, malformed bodies, and idempotency.

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import type { Scope } from '../../src/contract/scopes.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, done, nameOf } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, type RequestOptions, type TestReply } from '../support/service.ts'
import { addProduct, change, day } from '../support/world.ts'

interface Subject {
  orderId: string
  deliveryId: string
  productId: string
  purchaseOrderId: string
}
interface Command {
  method: 'POST' | 'PATCH' | 'PUT'
  path: (subject: Subject) => string
  json?: (subject: Subject) => unknown
  scope: 'fulfilment' | 'catalog'
  /** Actions that a new order needs before the command. */
  prepare?: (desk: Desk, orderId: string) => Promise<unknown>
}

const order = ({ orderId }: Subject) => `/fulfilment/v1/orders/${orderId}`
const purchaseOrder = ({ purchaseOrderId }: Subject) => `/catalog/v1/purchase-orders/${purchaseOrderId}`

const commands: Record<string, Command> = {
  confirm: { method: 'POST', path: (subject) => `${order(subject)}/confirm`, scope: 'fulfilment' },
  release: {
    method: 'POST',
    path: (subject) => `${order(subject)}/release`,
    scope: 'fulfilment',
    prepare: (desk, orderId) => desk.confirm(orderId),
  },
  ship: {
    method: 'POST',
    path: (subject) => `${order(subject)}/deliveries`,
    json: () => ({ lines: [{ lineNumber: '10', quantity: 1 }] }),
    scope: 'fulfilment',
    prepare: (desk, orderId) => desk.toWarehouse(orderId),
  },
  deliver: {
    method: 'POST',
    path: (subject) => `${order(subject)}/deliveries/${subject.deliveryId}/delivered`,
    scope: 'fulfilment',
    prepare: async (desk, orderId) => {
      await desk.toWarehouse(orderId)
      await desk.ship(orderId, [['10', 1]])
    },
  },
  invoice: {
    method: 'POST',
    path: (subject) => `${order(subject)}/billings`,
    json: () => ({ type: 'Invoice', lines: [{ lineNumber: '10', quantity: 1 }] }),
    scope: 'fulfilment',
    prepare: (desk, orderId) => desk.confirm(orderId),
  },
  credit: {
    method: 'POST',
    path: (subject) => `${order(subject)}/billings`,
    json: () => ({ type: 'CreditNote', lines: [{ lineNumber: '10', quantity: 1 }] }),
    scope: 'fulfilment',
    prepare: async (desk, orderId) => {
      await desk.confirm(orderId)
      await desk.invoice(orderId)
    },
  },
  'cancel units': {
    method: 'POST',
    path: (subject) => `${order(subject)}/lines/10/cancel`,
    json: () => ({ quantity: 1 }),
    scope: 'fulfilment',
  },
  'set stock': {
    method: 'PUT',
    path: ({ productId }) => `/catalog/v1/products/${productId}/stock`,
    json: () => ({ onHand: 77 }),
    scope: 'catalog',
  },
  'record a purchase order': {
    method: 'POST',
    path: () => '/catalog/v1/purchase-orders',
    json: ({ productId }) => ({ productId, quantity: 3, expectedAt: null }),
    scope: 'catalog',
  },
  'change a purchase order': {
    method: 'PATCH',
    path: purchaseOrder,
    json: () => ({ quantity: 4, expectedAt: null }),
    scope: 'catalog',
  },
  'receive goods': {
    method: 'POST',
    path: (subject) => `${purchaseOrder(subject)}/received`,
    json: () => ({ quantity: 2 }),
    scope: 'catalog',
  },
}
const names = Object.keys(commands)

const queries: [path: (subject: Subject) => string, scope: Command['scope']][] = [
  [() => '/fulfilment/v1/orders', 'fulfilment'],
  [order, 'fulfilment'],
  [({ productId }) => `/catalog/v1/products/${productId}/stock`, 'catalog'],
  [() => '/catalog/v1/purchase-orders', 'catalog'],
]

describe.each(engines)('calls of staff on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)
  beforeAll(async () => {
    const keys: [string, string[], Scope[]][] = [
      ['fulfilment', [], ['fulfilment']],
      ['catalog', [], ['catalog']],
    ]
    await change(
      service,
      ['callers'],
      keys.map(([name, accounts, scopes]) =>
        insertKey({
          id: `key-only-${name}`,
          hash: hashKey(`bo_only_${name}`),
          client: `only-${name}`,
          accounts,
          scopes,
          isDemo: false,
          createdAt: 0,
          revokedAt: null,
        }),
      ),
    )
  })

  /** An order of two units in a state that allows the command. */
  async function subjectOf({ prepare }: Partial<Command> = {}): Promise<Subject> {
    service.time.now += 1000
    const productId = await addProduct(service, {
      stock: 10,
      supply: [{ quantity: 5, expectedAt: service.time.now + 20 * day }],
    })
    const orderId = await service.place(draftOf([[productId, 2]]))
    await prepare?.(desk, orderId)
    return { orderId, productId, deliveryId: `${orderId}-D1`, purchaseOrderId: `po-${productId}-0` }
  }
  const send = (command: Command, subject: Subject, options: RequestOptions = {}) =>
    desk.call(command.method, command.path(subject), command.json?.(subject), options)
  /** All rows that a call could change. */
  const readState = async ({ orderId, productId }: Subject) => [
    await desk.read(orderId),
    await desk.stock(productId),
    (
      await service.store.all({
        statement: adHoc('SELECT id FROM event WHERE order_id = $1'),
        values: [orderId],
      })
    ).length,
  ]
  const bearer = (key: string): RequestOptions => ({ as: null, headers: { Authorization: `Bearer ${key}` } })

  describe.each(names)('staff call %s', (name) => {
    const command = commands[name] as Command

    test('staff call with an Idempotency-Key: acts once, and a repeat gets the same answer', async () => {
      const subject = await subjectOf(command)
      const headers = { 'Idempotency-Key': randomUUID() }
      const first = done(await send(command, subject, { headers }))
      expect(first.headers.has('idempotent-replayed')).toBe(false)
      const after = await readState(subject)
      service.time.now += 1000
      const second = await send(command, subject, { headers })
      expect([second.status, second.text]).toEqual([first.status, first.text])
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(await readState(subject)).toEqual(after)

      const other = await subjectOf(command)
      const reused = await send(command, other, { headers })
      expect([reused.status, codeOf(reused), fieldsOf(reused)]).toEqual([
        400,
        'idempotency_key_reused',
        ['Idempotency-Key'],
      ])
    })

    test('staff call: of two at once with one key, one acts', async () => {
      const subject = await subjectOf(command)
      const before = (await readState(subject))[0] as { version: number }
      const headers = { 'Idempotency-Key': randomUUID() }
      const replies = await Promise.all(Array.from({ length: 4 }, () => send(command, subject, { headers })))
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(replies.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
      const after = (await readState(subject))[0] as { version: number }
      expect(after.version - before.version).toBe(command.scope === 'fulfilment' ? 1 : 0)
    })

    test('staff call: needs its scope; customers and other staff are refused', async () => {
      const subject = await subjectOf(command)
      const before = await readState(subject)
      const others: Record<string, RequestOptions> = {
        shop: { as: 'shop' },
        reader: { as: 'reader' },
        german: { as: 'german' },
        'other staff': bearer(command.scope === 'fulfilment' ? 'bo_only_catalog' : 'bo_only_fulfilment'),
      }
      for (const [who, options] of Object.entries(others)) {
        expect([who, nameOf(await send(command, subject, options))]).toEqual([who, '403 scope_missing'])
      }
      expect((await send(command, subject, { as: null })).status).toBe(401)
      expect((await send(command, subject, bearer('bo_wrong'))).status).toBe(401)
      expect(await readState(subject)).toEqual(before)
      done(await send(command, subject, bearer(`bo_only_${command.scope}`)))
    })
  })

  test.each(queries)('staff reads: need their scope too', async (path, scope) => {
    const subject = await subjectOf()
    for (const as of ['shop', 'reader', 'german'] as const) {
      expect(nameOf(await desk.call('GET', path(subject), undefined, { as }))).toBe('403 scope_missing')
    }
    const otherStaff = bearer(scope === 'fulfilment' ? 'bo_only_catalog' : 'bo_only_fulfilment')
    expect(nameOf(await desk.call('GET', path(subject), undefined, otherStaff))).toBe('403 scope_missing')
    expect((await desk.call('GET', path(subject), undefined, { as: null })).status).toBe(401)
    done(await desk.call('GET', path(subject), undefined, bearer(`bo_only_${scope}`)))
  })

  test('staff: cannot use the customers’ operations', async () => {
    const { orderId } = await subjectOf()
    const replies: TestReply[] = [
      await desk.call('GET', `/orders/v1/${orderId}`),
      await desk.call('PATCH', `/orders/v1/${orderId}/cancel`),
      await desk.call('POST', '/checkout/v1/create', draftOf()),
    ]
    expect(replies.map(nameOf)).toEqual(Array(3).fill('403 scope_missing'))
  })

  describe('unknown ids', () => {
    const unknownOrder = { orderId: '00000-00000', deliveryId: '00000-00000-D1' }
    test.each(names.filter((name) => commands[name]?.scope === 'fulfilment'))(
      'unknown order: %s is 404',
      async (name) => {
        const subject = { ...(await subjectOf()), ...unknownOrder }
        expect(nameOf(await send(commands[name] as Command, subject))).toBe('404 order_not_found')
      },
    )

    test('unknown order, line, delivery, product and purchase order: 404', async () => {
      const subject = await subjectOf(commands.deliver)
      const another = await subjectOf(commands.deliver)
      const { orderId } = subject
      const found = {
        'an unknown order': await desk.call('GET', '/fulfilment/v1/orders/00000-00000'),
        'an order in other letters': await desk.call(
          'GET',
          `/fulfilment/v1/orders/${orderId.toLowerCase()}x`,
        ),
        'an unknown line': await desk.cancelLine(orderId, '90'),
        'a line to ship': await desk.ship(orderId, [['90', 1]]),
        'a line to bill': await desk.invoice(orderId, [['90', 1]]),
        'an unknown delivery': await desk.deliver(orderId, `${orderId}-D9`),
        "another order's delivery": await desk.deliver(orderId, another.deliveryId),
        'stock of an unknown product': await desk.call('GET', '/catalog/v1/products/NEVER/stock'),
        'setting it': await desk.setStock('NEVER', 1),
        'a purchase order of it': await desk.order('NEVER', 1, null),
        'an unknown purchase order': await desk.changeSupply('NEVER', 1, null),
        'receiving it': await desk.receive('NEVER', 1),
      }
      expect(Object.fromEntries(Object.entries(found).map(([what, reply]) => [what, nameOf(reply)]))).toEqual(
        {
          'an unknown order': '404 order_not_found',
          'an order in other letters': '404 order_not_found',
          'an unknown line': '404 order_line_not_found',
          'a line to ship': '404 order_line_not_found',
          'a line to bill': '404 order_line_not_found',
          'an unknown delivery': '404 delivery_not_found',
          "another order's delivery": '404 delivery_not_found',
          'stock of an unknown product': '404 product_not_found',
          'setting it': '404 product_not_found',
          'a purchase order of it': '404 product_not_found',
          'an unknown purchase order': '404 purchase_order_not_found',
          'receiving it': '404 purchase_order_not_found',
        },
      )
    })

    test('staff calls: a malformed id is 400', async () => {
      const long = 'x'.repeat(129)
      const subject = { orderId: long, deliveryId: long, productId: long, purchaseOrderId: long }
      for (const name of names.filter((each) => each !== 'record a purchase order')) {
        const reply = await send(commands[name] as Command, subject)
        expect([name, reply.status]).toEqual([name, 400])
      }
    })
  })

  describe('malformed bodies', () => {
    const line = { lineNumber: '10', quantity: 1 }
    const cases: [name: string, json: unknown, fields: string[]][] = [
      ['ship', {}, ['lines']],
      ['ship', { lines: null, deliveryLines: null }, ['lines']],
      ['ship', { lines: 'all' }, ['lines']],
      ['ship', { lines: [{ lineNumber: '10' }] }, ['lines[0].quantity']],
      ['ship', { lines: [{ ...line, quantity: 0 }] }, ['lines[0].quantity']],
      ['ship', { lines: [{ ...line, quantity: -1 }] }, ['lines[0].quantity']],
      ['ship', { lines: [{ ...line, quantity: 1.5 }] }, ['lines[0].quantity']],
      ['ship', { lines: [{ ...line, quantity: '01' }] }, ['lines[0].quantity']],
      ['ship', { lines: [{ ...line, quantity: 2147483648 }] }, ['lines[0].quantity']],
      ['ship', { lines: [{ quantity: 1 }] }, ['lines[0].lineNumber']],
      [
        'ship',
        { lines: [{ quantity: 1 }, line, { quantity: 1 }] },
        ['lines[0].lineNumber', 'lines[2].lineNumber'],
      ],
      ['ship', { deliveryLines: [line, { quantity: 1 }] }, ['deliveryLines[1].lineNumber']],
      ['ship', { lines: [{ ...line, lineNumber: 10 }] }, ['lines[0].lineNumber']],
      ['ship', { lines: [{ ...line, serialNumbers: 'A' }] }, ['lines[0].serialNumbers']],
      ['ship', { lines: [{ ...line, serialNumbers: ['A', 1] }] }, ['lines[0].serialNumbers[1]']],
      ['ship', { lines: [{ ...line, serialNumbers: ['x'.repeat(256)] }] }, ['lines[0].serialNumbers[0]']],
      ['ship', { lines: [line], trackingNumber: 7 }, ['trackingNumber']],
      ['ship', { lines: Array(501).fill(line) }, ['lines']],
      ['ship', [], ['body']],
      ['ship', undefined, ['Content-Type', 'body']],
      ['invoice', {}, ['type']],
      ['invoice', { type: 'invoice' }, ['type']],
      ['invoice', { type: 'Invoice', lines: [{ lineNumber: '10', quantity: 'x' }] }, ['lines[0].quantity']],
      ['invoice', { type: 'Invoice', billingLine: [{ quantity: 1 }] }, ['billingLine[0].lineNumber']],
      ['invoice', { type: null, lines: 1 }, ['type', 'lines']],
      ['cancel units', { quantity: 0 }, ['quantity']],
      ['cancel units', { quantity: '1.0' }, ['quantity']],
      ['cancel units', [], ['body']],
      ['set stock', {}, ['onHand']],
      ['set stock', { onHand: null }, ['onHand']],
      ['set stock', { onHand: -1 }, ['onHand']],
      ['set stock', { onHand: 2147483648 }, ['onHand']],
      ['record a purchase order', {}, ['productId', 'quantity']],
      ['record a purchase order', { productId: 'FEW', quantity: 0 }, ['quantity']],
      [
        'record a purchase order',
        { productId: 'FEW', quantity: 1, expectedAt: '2026-02-30T00:00:00Z' },
        ['expectedAt'],
      ],
      ['record a purchase order', { productId: 'FEW', quantity: 1, purchaseOrderId: 5 }, ['purchaseOrderId']],
      ['change a purchase order', {}, ['quantity', 'expectedAt']],
      ['change a purchase order', { quantity: -1, expectedAt: null }, ['quantity']],
      ['change a purchase order', { quantity: 1, expectedAt: '2026-03-01' }, ['expectedAt']],
      ['receive goods', { quantity: 0 }, ['quantity']],
      ['receive goods', { quantity: true }, ['quantity']],
    ]
    test.each(cases)('malformed body of %s: %j is 400', async (name, json, fields) => {
      const command = commands[name] as Command
      const subject = { orderId: 'ANY', deliveryId: 'ANY', productId: 'FEW', purchaseOrderId: 'ANY' }
      const reply = await desk.call(command.method, command.path(subject), json)
      expect([reply.status, codeOf(reply), fieldsOf(reply).sort()]).toEqual([
        400,
        'invalid_request',
        fields.sort(),
      ])
    })

    test('staff calls: an optional body may be missing, and one that is not expected is ignored', async () => {
      const subject = await subjectOf()
      const raw = { raw: '<no json>', headers: { 'Content-Type': 'text/xml' } }
      done(await desk.act(subject.orderId, 'confirm', undefined, raw))
      done(await desk.act(subject.orderId, 'lines/10/cancel'))
      done(await desk.call('POST', `${purchaseOrder(subject)}/received`))
    })
  })
})
