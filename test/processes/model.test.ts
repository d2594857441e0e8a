// Random sequences of customer actions, compared with a model.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { Order } from '../../src/contract/order.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { contradictions, minor, minorSum, wrongMoney } from '../support/consistency.ts'
import { engines } from '../support/databases.ts'
import {
  draftOf,
  startOfTime,
  startTestService,
  type TestReply,
  type TestService,
} from '../support/service.ts'
import {
  type Customer,
  cancel,
  customers,
  delivery,
  expectLines,
  goods,
  judgeCancel,
  judgeSubmit,
  type Line,
  type Model,
  type ModelDraft,
  type ModelOrder,
  newModel,
  ordersOf,
  priceOf,
  problemsOf,
  statusOf,
  submit,
  totalsOf,
} from './model.ts'

const seed = 424_242
const runs = 80
const maxCommands = 30
const hour = 3_600_000

/** How often each answer occurred. */
const seen = new Map<string, number>()
const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1)

type Step = fc.AsyncCommand<Model, TestService>

describe.each(engines)('the model on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService(engine)
  })
  afterAll(() => service?.stop())

  test(`model: ${runs} random sequences of up to ${maxCommands} steps behave as the model`, {
    // Against hanging: it takes 40 s on PostgreSQL, and longer on a busy machine.
    timeout: 600_000,
  }, async () => {
    console.log(`the model on ${engine}: seed ${seed}`)
    seen.clear()
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        await empty(service)
        await fc.asyncModelRun(() => ({ model: newModel(startOfTime), real: service }), sequence)
        expect(await contradictions(service.store)).toEqual([])
        expect(await service.store.all({ statement: adHoc('SELECT id FROM orders') })).toHaveLength(
          (
            await service.store.all({
              statement: adHoc('SELECT id FROM draft WHERE id IN (SELECT draft_id FROM orders)'),
            })
          ).length,
        )
      }),
      { numRuns: runs, seed, endOnFailure: false },
    )
    console.log(`the model on ${engine}: ${JSON.stringify(Object.fromEntries([...seen].sort()))}`)
    // Otherwise the sequences do not cover what they should.
    const interesting = [
      'submit 204',
      'submit 404 checkout_not_found',
      'submit 422 checkout_already_submitted',
      'submit 422 checkout_expired',
      'submit 422 checkout_has_problems',
      'cancel 204',
      'cancel 422 order_cannot_be_cancelled',
      'units given back went to an order that waited',
      'repeat 201',
      'repeat 204',
    ]
    expect(interesting.filter((name) => !seen.has(name))).toEqual([])
  })
})

/** Back to the start: the fixture, and no orders. */
async function empty(service: TestService): Promise<void> {
  service.time.now = startOfTime
  await service.store.batch([
    // First, so that the search of staff writes no more terms of orders that it read before: it advances these rows as it found them.
    // Without the rows it would begin anew, beside this.
    ...[
      `'search.filled', 0`,
      `'search.position', COALESCE((SELECT value FROM counter WHERE name = 'event'), 0)`,
    ].map((row) => ({
      statement: adHoc(
        `INSERT INTO counter (name, value) SELECT ${row} WHERE 1 = 1 ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      ),
      rows: 'any' as const,
    })),
    ...['draft', 'orders', 'order_term', 'back_order', 'event', 'idempotency'].map((table) => ({
      statement: adHoc(`DELETE FROM ${table}`),
      rows: 'any' as const,
    })),
    {
      statement: adHoc('UPDATE stock SET reserved = 0, waiting = 0, settled_version = supply_version'),
      rows: 'any',
    },
  ])
}

const customer = fc.constantFrom<Customer>('shop', 'shop', 'shop', 'german')
// Mostly the caller's own orders, sometimes those of others.
const isOtherCustomer = fc.noBias(fc.nat(11)).map((number) => number === 0)
// Unbiased, or nearly every choice would be the first.
const nth = fc.noBias(fc.nat(1000))
const many = (times: number, product: keyof typeof goods) => Array<string>(times).fill(product)
const lines = fc.array(
  fc.record<Line>({
    product: fc.noBias(
      fc.constantFrom(
        ...many(4, 'PLENTY'),
        ...many(6, 'FEW'),
        ...many(6, 'DATED'),
        ...many(6, 'LAST-40'),
        'GONE',
      ),
    ),
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 20 })),
  }),
  { minLength: 1, maxLength: 3 },
)

const step = (name: string, check: (model: Model) => boolean, run: Step['run']): Step => ({
  check,
  run: async (model, real) => {
    await run(model, real)
    expect(await shelvesOf(real)).toEqual(
      Object.fromEntries(
        Object.entries(model.shelves).map(([id, { reserved, waiting }]) => [id, { reserved, waiting }]),
      ),
    )
  },
  toString: () => name,
})

const always = () => true
const hasDrafts = ({ drafts }: Model) => drafts.length > 0
const hasOrders = ({ orders }: Model) => orders.length > 0
const pick = <T>(items: T[], number: number) => items[number % items.length] as T
const otherCustomer = (owner: Customer): Customer => (owner === 'shop' ? 'german' : 'shop')

async function doCreate(model: Model, real: TestService, by: Customer, lines: Line[]): Promise<ModelDraft> {
  const key = `create-${model.drafts.length}`
  const body = draftOf(lines.map(({ product, quantity }) => [product, quantity]))
  const id = await real.create(body, { as: by, headers: { 'Idempotency-Key': key } })
  const draft = { id, owner: by, lines, createdAt: model.now, orderId: null }
  model.drafts.push(draft)
  model.last = { key, kind: 'create', subject: JSON.stringify({ draft: body, id }), customer: by }
  return draft
}

async function doSubmit(model: Model, real: TestService, draft: ModelDraft, as: Customer): Promise<void> {
  const expected = judgeSubmit(model, draft, as)
  const key = `submit-${model.now}-${draft.id}-${model.orders.length}`
  const reply = await real.submit(draft.id, null, { as, headers: { 'Idempotency-Key': key } })
  count(`submit ${nameOf(reply)}`)
  expect(nameOf(reply)).toBe(expected)
  if (expected !== '204') return
  const orderId = real.orderIdOf(reply)
  submit(model, draft, orderId)
  model.last = { key, kind: 'submit', subject: draft.id, customer: as }
  compareOrder(model.orders.at(-1) as ModelOrder, await real.readOrder(orderId, { as }))
}

const create = fc.record({ by: customer, lines }).map(({ by, lines }) =>
  step(`create(${by}, ${JSON.stringify(lines)})`, always, async (model, real) => {
    await doCreate(model, real, by, lines)
  }),
)

/** Both at once, so that sequences have more orders to work with. */
const order = fc.record({ by: customer, lines }).map(({ by, lines }) =>
  step(`order(${by}, ${JSON.stringify(lines)})`, always, async (model, real) => {
    await doSubmit(model, real, await doCreate(model, real, by, lines), by)
  }),
)

const read = fc.record({ nth, isOtherCustomer }).map(({ nth, isOtherCustomer }) =>
  step(`read(${nth}, ${isOtherCustomer})`, hasDrafts, async (model, real) => {
    const draft = pick(model.drafts, nth)
    const as = isOtherCustomer ? otherCustomer(draft.owner) : draft.owner
    const reply = await real.request<Checkout>('GET', `/checkout/v1/${draft.id}`, { as })
    expect(nameOf(reply)).toBe(isOtherCustomer ? '404 checkout_not_found' : '200')
    if (!isOtherCustomer) compareDraft(model, draft, reply.body)
  }),
)

const submitDraft = fc.record({ nth, isOtherCustomer }).map(({ nth, isOtherCustomer }) =>
  step(`submit(${nth}, ${isOtherCustomer})`, hasDrafts, async (model, real) => {
    const draft = pick(model.drafts, nth)
    await doSubmit(model, real, draft, isOtherCustomer ? otherCustomer(draft.owner) : draft.owner)
  }),
)

const cancelOrder = fc.record({ nth, isOtherCustomer }).map(({ nth, isOtherCustomer }) =>
  step(`cancel(${nth}, ${isOtherCustomer})`, hasOrders, async (model, real) => {
    const order = pick(model.orders, nth)
    const as = isOtherCustomer ? otherCustomer(order.draft.owner) : order.draft.owner
    const expected = judgeCancel(order, as)
    const key = `cancel-${model.now}-${order.id}`
    const headers = { 'Idempotency-Key': `${key}-${expected}` }
    const reply = await real.request('PATCH', `/orders/v1/${order.id}/cancel`, { as, headers })
    count(`cancel ${nameOf(reply)}`)
    expect(nameOf(reply)).toBe(expected)
    if (expected !== '204') return
    const reservedByOthers = () =>
      model.orders
        .filter((other) => other !== order)
        .flatMap(({ taken }) => taken)
        .reduce((sum, { reserved }) => sum + reserved, 0)
    const before = reservedByOthers()
    cancel(model, order)
    if (reservedByOthers() > before) count('units given back went to an order that waited')
    model.last = { key: `${key}-${expected}`, kind: 'cancel', subject: order.id, customer: as }
  }),
)

const readOrder = fc.record({ nth, isOtherCustomer }).map(({ nth, isOtherCustomer }) =>
  step(`readOrder(${nth}, ${isOtherCustomer})`, hasOrders, async (model, real) => {
    const order = pick(model.orders, nth)
    const as = isOtherCustomer ? otherCustomer(order.draft.owner) : order.draft.owner
    const reply = await real.request<{ order: Order }>('GET', `/orders/v1/${order.id}`, { as })
    expect(nameOf(reply)).toBe(isOtherCustomer ? '404 order_not_found' : '200')
    const actions = await real.request('GET', `/orders/v1/${order.id}/allowed-actions`, { as })
    expect(nameOf(actions)).toBe(isOtherCustomer ? '404 order_not_found' : '200')
    if (isOtherCustomer) return
    compareOrder(order, reply.body.order)
    expect(actions.body).toEqual({ canBeCancelled: !order.isCancelled })
  }),
)

const list = fc.record({ by: customer, limit: fc.integer({ min: 1, max: 5 }) }).map(({ by, limit }) =>
  step(`list(${by}, ${limit})`, always, async (model, real) => {
    const found: (string | null)[] = []
    let cursor: string | null = null
    do {
      const query: string = `limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`
      const { body } = await real.request<{ orders: Order[]; nextCursor: string | null }>(
        'GET',
        `/orders/v1?${query}`,
        {
          as: by,
        },
      )
      expect(body.orders.length).toBeLessThanOrEqual(limit)
      found.push(...body.orders.map(({ orderId }) => orderId))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(found).toEqual(ordersOf(model, by))
  }),
)

const wait = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 250 })).map((hours) =>
  step(`wait(${hours} h)`, always, async (model, real) => {
    model.now += hours * hour
    real.time.now = model.now
  }),
)

/** Repeats the last command with its key: the same answer, and no effect. */
const repeat = fc.constant(
  step(
    'repeat',
    ({ last, now, orders, drafts }) =>
      last !== undefined && now - Math.max(...lastTimes(last, orders, drafts)) < 24 * hour,
    async (model, real) => {
      const { key, kind, subject, customer: as } = model.last as NonNullable<Model['last']>
      const headers = { 'Idempotency-Key': key }
      if (kind === 'create') {
        const { draft, id } = JSON.parse(subject)
        expect(await real.create(draft, { as, headers })).toBe(id)
        count('repeat 201')
        return
      }
      const reply =
        kind === 'submit'
          ? await real.submit(subject, null, { as, headers })
          : await real.request('PATCH', `/orders/v1/${subject}/cancel`, { as, headers })
      count(`repeat ${nameOf(reply)}`)
      expect(nameOf(reply)).toBe('204')
      expect(reply.headers.get('idempotent-replayed')).toBe('true')
      if (kind === 'submit') {
        expect(real.orderIdOf(reply)).toBe(model.drafts.find(({ id }) => id === subject)?.orderId)
      }
    },
  ),
)

/** The last use of each key; a key is valid for a day. */
function lastTimes(last: NonNullable<Model['last']>, orders: ModelOrder[], drafts: ModelDraft[]): number[] {
  if (last.kind === 'create')
    return drafts.filter(({ id }) => last.subject.includes(id)).map(({ createdAt }) => createdAt)
  if (last.kind === 'submit') {
    return orders.filter(({ draft }) => draft.id === last.subject).map(({ placedAt }) => placedAt)
  }
  return [Number(last.key.split('-')[1])]
}

const steps = [create, order, order, order, order, read, read, submitDraft, submitDraft]
const others = [cancelOrder, cancelOrder, cancelOrder, readOrder, readOrder, list, wait, repeat]
const commands = fc.commands([...steps, ...others], { maxCommands, size: 'max' })

function compareDraft(model: Model, draft: ModelDraft, answer: Checkout): void {
  const { currency, account } = customers[draft.owner]
  const status = statusOf(model, draft)
  expect(answer).toMatchObject({
    checkoutId: draft.id,
    status,
    orderId: draft.orderId,
    currency,
    soldTo: { customerId: account },
  })
  const { net, vat, gross } = answer.totals
  expect({ net: minor(net ?? 0), vat: minor(vat ?? 0), gross: minor(gross ?? 0) }).toEqual(totalsOf(draft))
  expect(answer.problems.map(({ code }) => code)).toEqual(problemsOf(model, draft))
  const expected = expectLines(model, draft.lines)
  expect(answer.orderLines).toHaveLength(draft.lines.length)
  answer.orderLines.forEach((line, index) => {
    const { product, quantity } = draft.lines[index] as Line
    expect([line.materialNumber, line.quantity]).toEqual([product, quantity])
    const price = priceOf(product, draft.owner)
    expect(line.unitPrice && inMinor(line.unitPrice)).toEqual(price)
    if (status === 'Submitted') return
    const units = expected[index] ?? []
    const worst = ['Unavailable', 'UnconfirmedRestock', 'ConfirmedRestock', 'Available'].find((word) =>
      units.some((unit) => unit.status === word),
    )
    const isDated = units.every(({ at }) => at !== null)
    expect(line.availability).toEqual({
      status: worst,
      availableAt: isDated ? new Date(Math.max(...units.map(({ at }) => at as number))).toISOString() : null,
    })
  })
}

function compareOrder(order: ModelOrder, answer: Order): void {
  const { draft } = order
  expect(answer).toMatchObject({
    orderId: order.id,
    checkoutId: draft.id,
    currency: customers[draft.owner].currency,
  })
  expect(Object.keys(answer.events)).toEqual(order.isCancelled ? ['placed', 'cancelled'] : ['placed'])
  expect(wrongMoney(answer)).toEqual([])
  expect(minorSum(answer)).toEqual(totalsOf(draft))
  const [last] = answer.orderLines.slice(-1)
  expect(last?.categories).toEqual(['DELIVERY'])
  expect(minor(last?.unitPrice.net ?? 0)).toBe(delivery[customers[draft.owner].currency])
  expect(answer.orderLines.slice(0, -1).map((line) => [line.materialNumber, line.quantity])).toEqual(
    draft.lines.map(({ product, quantity }) => [
      product,
      { total: quantity, fulfilled: 0, cancelled: order.isCancelled ? quantity : 0 },
    ]),
  )
  // Unit by unit, however they are grouped.
  const pieces = answer.expectedDeliveries.flatMap(({ expectedLines }) =>
    expectedLines.flatMap((line) =>
      Array(line.quantity).fill(`${line.orderLineNumber} ${line.status} ${line.availableAt}`),
    ),
  )
  const expected = order.expected.flatMap((units, index) =>
    units.map(
      ({ status, at }) => `${(index + 1) * 10} ${status} ${at === null ? null : new Date(at).toISOString()}`,
    ),
  )
  expect(pieces.sort()).toEqual(order.isCancelled ? [] : expected.sort())
}

const inMinor = ({ net, vat, gross }: { net: number; vat: number; gross: number }) => ({
  net: minor(net),
  vat: minor(vat),
  gross: minor(gross),
})

const nameOf = ({ status, body }: TestReply) =>
  status < 400 ? String(status) : `${status} ${(body as { code: string }).code}`

async function shelvesOf({ store }: TestService) {
  const rows = await store.all<{ product_id: string; reserved: number; waiting: number }>({
    statement: adHoc('SELECT product_id, reserved, waiting FROM stock'),
  })
  return Object.fromEntries(
    rows
      .filter(({ product_id }) => product_id in goods)
      .map(({ product_id, reserved, waiting }) => [product_id, { reserved, waiting }]),
  )
}
