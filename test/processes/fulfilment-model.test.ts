// Random sequences of what customers, staff and suppliers do. After every step, all that must always hold is looked at,
// and the answer is what the plain rules say it ought to be.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order, OrderLine } from '../../src/contract/order.ts'
import { allocateDue } from '../../src/orders/allocation.ts'
import { allows, type OrderAction, type OrderState } from '../../src/orders/states.ts'
import type { Write } from '../../src/platform/store/store.ts'
import { engines } from '../support/databases.ts'
import { type Desk, deskOf, type Lines, nameOf } from '../support/desk.ts'
import { cpuGroup } from '../support/fixture.ts'
import { heldBy, loadHeld, loadQueues } from '../support/held.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import {
  draftOf,
  startOfTime,
  startTestService,
  type TestReply,
  type TestService,
} from '../support/service.ts'
import { addConfiguration, addProduct, day } from '../support/world.ts'

const seed = 20_260_301
const hour = 3_600_000

interface World {
  service: TestService
  desk: Desk
  /** A saved PC: two parts and their assembly. */
  pc: string
  /** Drafts that were made and not yet tried to submit, and orders, in the order they were made. */
  drafts: string[]
  orders: string[]
  /** Made up by the steps, so that numbers are sometimes used twice. */
  supplies: number
  season: Season
}

/** What customers ask for, and what is bought and counted; the more often it stands here, the more often. */
interface Season {
  wishes: readonly string[]
  supplied: readonly string[]
  often: Partial<Record<keyof typeof actors, number>>
}

/** PART is also inside the PC, so that lines of one order share what it holds. */
const shelf = { PART: 4, SCARCE: 2, EMPTY: 0, LAST: 4 } as const
const seen = new Map<string, number>()

// --- What can happen -----------------------------------------------------------------------------------------------

interface Step {
  what: keyof typeof actors
  a: number
  b: number
  c: number
}

const pick = <T>(items: readonly T[], number: number): T => items[number % items.length] as T

interface Seen {
  state: OrderState
  order: Order
  reserved: Map<string, number>
}

async function look({ service }: World, orderId: string): Promise<Seen> {
  const [row] = await service.store.all<{ state: OrderState; body: string }>({
    sql: 'SELECT state, body FROM orders WHERE id = $1',
    values: [orderId],
  })
  const uncounted = await service.store.all<{ product_id: string }>({
    sql: 'SELECT product_id FROM stock WHERE on_hand IS NULL',
  })
  const isUncounted = (id: string) => uncounted.some(({ product_id }) => product_id === id)
  const body = row?.body as string
  const reserved = new Map<string, number>()
  for (const { productId, units, isReserved } of heldBy({ id: orderId, body })) {
    // What nobody counts is always there.
    if (isReserved || isUncounted(productId)) reserved.set(productId, (reserved.get(productId) ?? 0) + units)
  }
  return { state: row?.state as OrderState, order: JSON.parse(body).order, reserved }
}

const openOf = ({ quantity }: OrderLine) => quantity.total - quantity.fulfilled - quantity.cancelled
const isDelivery = (line: OrderLine) => line.categories.includes('DELIVERY')

/** Some lines of an order with some units of each: mostly what is open, sometimes one too many. */
function chooseLines({ order }: Seen, b: number, c: number): Lines {
  const lines = order.orderLines.filter((line) => !isDelivery(line) && (openOf(line) > 0 || b % 7 === 0))
  const chosen = lines.filter((_, index) => ((b >> index) & 1) === 1 || lines.length === 1)
  return chosen.map((line): [string, number] => {
    const open = Math.max(1, openOf(line))
    return [line.lineNumber, c % 9 === 0 ? open + 1 : 1 + (c % open)]
  })
}

/** The units each line takes off the shelf, by product. */
function neededFor(order: Order, lines: Lines): Map<string, number> {
  const needed = new Map<string, number>()
  for (const [lineNumber, units] of lines) {
    const line = order.orderLines.find((each) => each.lineNumber === lineNumber) as OrderLine
    const parts = line.orderLines.length > 0 ? line.orderLines : [line]
    for (const part of parts.filter(({ categories }) => categories.includes('PHYSICAL_ITEM'))) {
      const count = (units * part.quantity.total) / line.quantity.total
      needed.set(part.materialNumber, (needed.get(part.materialNumber) ?? 0) + count)
    }
  }
  return needed
}

function invoicedOf(order: Order, lineNumber: string): number {
  return order.billings.reduce(
    (sum, { type, billingLine }) =>
      sum +
      billingLine
        .filter((line) => line.orderLineNumber === lineNumber)
        .reduce((units, { quantity }) => units + (type === 'Invoice' ? quantity : -quantity), 0),
    0,
  )
}

/** The reply, and what it ought to be; null when anything goes. */
type Outcome = Promise<[reply: TestReply, ought: string | null] | undefined>
type Actor = (world: World, a: number, b: number, c: number) => Outcome

/** Something done to one of the newest orders: mostly what its state allows, now and then what it does not. */
const onOrder =
  (
    action: OrderAction,
    act: (world: World, orderId: string, seen: Seen, b: number, c: number) => Outcome,
  ): Actor =>
  async (world, a, b, c) => {
    if (world.orders.length === 0) return undefined
    const orderId = pick(world.orders.slice(-4), a)
    const before = await look(world, orderId)
    return allows(before.state, action) || a % 5 === 0 ? act(world, orderId, before, b, c) : undefined
  }

const simple = (action: 'confirm' | 'release') =>
  onOrder(action, async ({ desk }, orderId, { state }) => [
    await desk[action](orderId),
    allows(state, action) ? '204' : '422 order_action_not_allowed',
  ])

const create: Actor = async (world, a, b, c) => {
  const { service, pc, season } = world
  const wanted = Array.from({ length: 1 + (a % 4 ? a % 3 : 1) }, (_, index) => {
    const value = pick(season.wishes, b >> (index * 3))
    return {
      materialId: value === 'PC' ? { type: 'PcConfiguration', value: pc } : { type: 'MaterialNumber', value },
      quantity: 1 + ((c >> (index * 2)) % 3),
      references: null,
    }
  })
  const reply = await service.request<{ value: string }>('POST', '/checkout/v1/create', {
    json: draftOf([], { orderLines: wanted }),
  })
  world.drafts.push(reply.body.value)
  return [reply, '201']
}

const submit: Actor = async (world, a) => {
  if (world.drafts.length === 0) return undefined
  const { service, drafts } = world
  const [draft] = a % 5 === 0 ? [pick(drafts, a)] : drafts.splice(a % drafts.length, 1)
  const reply = await service.submit(draft as string)
  if (reply.status === 204) world.orders.push(service.orderIdOf(reply))
  return [reply, null]
}

const actors = {
  create,
  submit,
  place: async (world, a, b, c) => {
    await create(world, a, b, c)
    const reply = await world.service.submit(world.drafts.pop() as string)
    if (reply.status === 204) world.orders.push(world.service.orderIdOf(reply))
    return [reply, null]
  },
  cancel: onOrder('cancel', async ({ desk }, orderId, { state }) => [
    await desk.cancel(orderId),
    allows(state, 'cancel') ? '204' : '422 order_cannot_be_cancelled',
  ]),

  confirm: simple('confirm'),
  release: simple('release'),
  /** Both, so that sequences get further. */
  hurry: onOrder('cancel', async ({ desk }, orderId, { state }) => {
    if (state === 'Placed') await desk.confirm(orderId)
    return [
      await desk.release(orderId),
      state === 'Placed' || state === 'Confirmed' ? '204' : '422 order_action_not_allowed',
    ]
  }),
  ship: onOrder('ship', async ({ desk }, orderId, before, b, c) => {
    const lines = chooseLines(before, b, c)
    const tooMany = lines.some(([number, units]) => {
      const line = before.order.orderLines.find(({ lineNumber }) => lineNumber === number) as OrderLine
      return units > openOf(line)
    })
    const short = [...neededFor(before.order, lines)].some(
      ([product, units]) => units > (before.reserved.get(product) ?? 0),
    )
    const serials = lines.map(([number, units]): Lines[number] => [
      number,
      units,
      c % 3 === 0 ? Array.from({ length: units }, (_, index) => `${orderId}-${b}-${number}-${index}`) : [],
    ])
    const ought = () => {
      if (!allows(before.state, 'ship')) return '422 order_action_not_allowed'
      if (lines.length === 0) return '422 nothing_to_ship'
      if (tooMany) return '422 quantity_not_open'
      return short ? '422 not_on_the_shelf' : '201'
    }
    const reply = await desk.ship(orderId, serials)
    // The same number may have left before: then it is refused, last of all.
    return [reply, nameOf(reply) === '422 serial_numbers_wrong' && ought() === '201' ? null : ought()]
  }),
  /** Everything that can leave. */
  shipAll: onOrder('ship', async ({ desk }, orderId, before) => {
    const left = new Map(before.reserved)
    const lines = before.order.orderLines.flatMap((line): Lines => {
      if (isDelivery(line)) return []
      let units = openOf(line)
      const fits = () =>
        [...neededFor(before.order, [[line.lineNumber, units]])].every(
          ([product, count]) => count <= (left.get(product) ?? 0),
        )
      while (units > 0 && !fits()) units--
      if (units === 0) return []
      for (const [product, count] of neededFor(before.order, [[line.lineNumber, units]])) {
        left.set(product, (left.get(product) ?? 0) - count)
      }
      return [[line.lineNumber, units]]
    })
    const ought = lines.length === 0 ? '422 nothing_to_ship' : '201'
    const isAllowed = allows(before.state, 'ship')
    return [await desk.ship(orderId, lines), isAllowed ? ought : '422 order_action_not_allowed']
  }),
  deliver: onOrder('deliver', async ({ desk }, orderId, { order }, b, c) => {
    const number = 1 + (b % (order.deliveries.length + (c % 5 === 0 ? 1 : 0) || 1))
    const deliveryId = `${orderId}-D${number}`
    const delivery = order.deliveries.find((each) => each.deliveryId === deliveryId)
    const reply = await desk.deliver(orderId, deliveryId)
    if (!delivery) return [reply, '404 delivery_not_found']
    return [reply, delivery.events.delivered ? '422 delivery_already_delivered' : '204']
  }),
  cancelLine: onOrder('cancelLine', async ({ desk }, orderId, { state, order }, b, c) => {
    const line = pick(order.orderLines, b)
    const open = openOf(line)
    const quantity = c % 4 === 0 ? undefined : 1 + (c % 5)
    const reply = await desk.cancelLine(orderId, line.lineNumber, quantity)
    if (!allows(state, 'cancelLine')) return [reply, '422 order_action_not_allowed']
    if (isDelivery(line)) return [reply, '422 line_not_cancellable']
    return [reply, open === 0 || (quantity ?? 0) > open ? '422 quantity_not_open' : '204']
  }),
  invoice: onOrder('invoice', async ({ desk }, orderId, { state, order }, b, c) => {
    const line = pick(order.orderLines, b)
    const left = ({ lineNumber, quantity }: OrderLine) =>
      quantity.total - quantity.cancelled - invoicedOf(order, lineNumber)
    const isAll = c % 4 === 0
    const units = 1 + (c % 3)
    const reply = await desk.invoice(orderId, isAll ? undefined : [[line.lineNumber, units]])
    if (!allows(state, 'invoice')) return [reply, '422 order_action_not_allowed']
    if (isAll) return [reply, order.orderLines.some((each) => left(each) > 0) ? '201' : '422 nothing_to_bill']
    return [reply, units > left(line) ? '422 quantity_not_billable' : '201']
  }),
  credit: onOrder('credit', async ({ desk }, orderId, { state, order }, b, c) => {
    const invoiced = order.orderLines.filter(({ lineNumber }) => invoicedOf(order, lineNumber) > 0)
    const line = pick(invoiced.length > 0 && b % 4 > 0 ? invoiced : order.orderLines, b)
    const isAll = c % 4 === 0
    const units = 1 + (c % 3)
    const reply = await desk.credit(orderId, isAll ? undefined : [[line.lineNumber, units]])
    if (!allows(state, 'credit')) return [reply, '422 order_action_not_allowed']
    const some = order.orderLines.some(({ lineNumber }) => invoicedOf(order, lineNumber) > 0)
    if (isAll) return [reply, some ? '201' : '422 nothing_to_bill']
    return [reply, units > invoicedOf(order, line.lineNumber) ? '422 quantity_not_billable' : '201']
  }),

  setStock: async ({ desk, season }, a, b) => {
    const product = pick(season.supplied, a)
    const { reserved } = await desk.stock(product)
    const onHand = b % 12
    return [await desk.setStock(product, onHand), onHand < reserved ? '422 stock_below_reserved' : '204']
  },
  buy: async (world, a, b, c) => {
    const id = `supply-${world.supplies++}`
    const at = c % 3 === 0 ? null : startOfTime + (100 + (c % 50)) * day
    return [await world.desk.order(pick(world.season.supplied, a), 1 + (b % 6), at, id), '201']
  },
  change: async ({ service, desk }, a, b, c) => {
    const [open] = await openSupply(service, a)
    if (!open) return undefined
    const at = c % 3 === 0 ? null : startOfTime + (100 + (c % 50)) * day
    return [await desk.changeSupply(open.id, b % 6, at), '204']
  },
  receive: async ({ service, desk }, a, b) => {
    const [open] = await openSupply(service, a)
    if (!open) return undefined
    return [await desk.receive(open.id, b % 4 === 0 ? undefined : b % 8), '204']
  },
} satisfies Record<string, Actor>

async function openSupply({ store }: TestService, number: number) {
  const rows = await store.all<{ id: string }>({
    sql: `SELECT id FROM purchase_order WHERE id LIKE 'supply-%' ORDER BY id`,
  })
  return rows.length > 0 ? [pick(rows, number)] : []
}

// --- How it is played ----------------------------------------------------------------------------------------------

const everyday: Season = {
  wishes: ['PART', 'PC', 'SCARCE', 'PART', 'SCARCE', 'PC', 'EMPTY', 'PART', 'LAST', 'LOOSE', 'LICENCE'],
  supplied: Object.keys(shelf),
  often: {
    place: 4,
    hurry: 4,
    shipAll: 3,
    ship: 4,
    cancelLine: 4,
    deliver: 4,
    invoice: 3,
    credit: 2,
    setStock: 2,
    receive: 2,
  },
}
/** Everybody wants what is not there, and nobody knows when it comes. */
const rush: Season = {
  wishes: ['EMPTY', 'SCARCE', 'EMPTY', 'EMPTY', 'PC'],
  supplied: ['EMPTY', 'SCARCE'],
  often: {
    place: 6,
    change: 4,
    cancel: 3,
    cancelLine: 3,
    receive: 3,
    buy: 2,
    shipAll: 2,
    deliver: 0,
    invoice: 0,
    credit: 0,
  },
}

const number = fc.noBias(fc.nat(1023))
function stepOf({ often }: Season): fc.Arbitrary<Step> {
  const names = (Object.keys(actors) as (keyof typeof actors)[]).flatMap((name) =>
    Array<keyof typeof actors>(often[name] ?? 1).fill(name),
  )
  return fc.record({ what: fc.noBias(fc.constantFrom(...names)), a: number, b: number, c: number })
}

/** Back to the beginning: nothing ordered, nothing on its way. */
async function empty({ service }: World): Promise<void> {
  service.time.now = startOfTime
  const tables = ['draft', 'orders', 'back_order', 'event', 'idempotency']
  await service.store.batch([
    ...[...tables, 'serial_number', 'purchase_order'].map(
      (table): Write => ({ sql: `DELETE FROM ${table}`, rows: 'any' }),
    ),
    { sql: 'UPDATE stock SET reserved = 0, waiting = 0, settled_version = supply_version', rows: 'any' },
    ...Object.entries(shelf).map(
      ([id, onHand]): Write => ({
        sql: 'UPDATE stock SET on_hand = $2 WHERE product_id = $1',
        values: [id, onHand],
        rows: 1,
      }),
    ),
  ])
}

const holdingsOf = async ({ store }: TestService) => ({
  held: await loadHeld(store),
  queues: await loadQueues(store),
})
type Holdings = Awaited<ReturnType<typeof holdingsOf>>

const reservedBy = ({ held }: Holdings, orderId: string, productId: string) =>
  held
    .filter((each) => each.isReserved && each.orderId === orderId && each.productId === productId)
    .reduce((sum, { units }) => sum + units, 0)

/** Where an order stands, or stood before it was served; one that never waited has just come. */
const placeOf = (orderId: string, productId: string, ...moments: Holdings[]) =>
  moments
    .flatMap(({ queues }) => queues)
    .find((row) => row.order_id === orderId && row.product_id === productId)?.queue_number ??
  Number.POSITIVE_INFINITY

/** Whoever got units of a product while an older order still waits for it. */
function overtakers(before: Holdings, after: Holdings): string[] {
  return after.held.flatMap(({ orderId, productId }) => {
    const gained = reservedBy(after, orderId, productId) - reservedBy(before, orderId, productId)
    const place = placeOf(orderId, productId, after, before)
    const passed = after.queues.filter(
      (row) => row.product_id === productId && row.order_id !== orderId && row.queue_number < place,
    )
    return gained > 0 && passed.length > 0
      ? [`${orderId} got ${gained} of ${productId}, ${passed.map((row) => row.order_id)} still wait`]
      : []
  })
}

describe.each(engines)('the model of fulfilment on %s', (engine) => {
  let world: World
  beforeAll(async () => {
    const service = await startTestService(engine)
    const ids = Object.entries(shelf)
    for (const [id, stock] of ids) {
      await addProduct(service, { id, stock, ...(id === 'PART' ? { group: cpuGroup } : {}) })
    }
    await addProduct(service, { id: 'LOOSE' })
    const pc = await addConfiguration(service, ['PART', 'PART'])
    world = { service, desk: deskOf(service), pc, drafts: [], orders: [], supplies: 0, season: everyday }
  })
  afterAll(() => world?.service.stop())

  const begin = async (season: Season) => {
    await empty(world)
    world.season = season
    world.drafts = []
    world.orders = []
  }
  const play = async ({ what, a, b, c }: Step) => {
    const outcome = await (actors[what] as Actor)(world, a, b, c)
    if (!outcome) return undefined
    const [reply, ought] = outcome
    const name = `${what} ${nameOf(reply)}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
    return { name, ought: ought === null ? null : `${what} ${ought}` }
  }

  const runs = 30
  test(`fulfilment model: ${runs} sequences give the right answers, and every invariant holds after each step`, {
    timeout: 120_000,
  }, async () => {
    seen.clear()
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepOf(everyday), { minLength: 30, maxLength: 60, size: 'max' }),
        async (steps) => {
          await begin(everyday)
          for (const each of steps) {
            world.service.time.now += hour
            const before = await holdingsOf(world.service)
            const played = await play(each)
            if (!played) continue
            if (played.ought !== null) expect(played.name).toBe(played.ought)
            expect(await brokenInvariants(world.service.store, world.service.time.now), played.name).toEqual(
              [],
            )
            expect(overtakers(before, await holdingsOf(world.service)), played.name).toEqual([])
          }
        },
      ),
      // A failure is made smaller for a while, not for ever.
      { numRuns: runs, seed, interruptAfterTimeLimit: 30_000 },
    )
    const sorted = Object.fromEntries([...seen].sort())
    console.log(`the model of fulfilment on ${engine}, seed ${seed}: ${JSON.stringify(sorted)}`)
    // Otherwise the sequences go past what they are for.
    const interesting = [
      'place 204',
      'cancel 204',
      'cancel 422 order_cannot_be_cancelled',
      'confirm 204',
      'hurry 204',
      'ship 201',
      'ship 422 quantity_not_open',
      'ship 422 not_on_the_shelf',
      'shipAll 201',
      'deliver 204',
      'deliver 422 delivery_already_delivered',
      'cancelLine 204',
      'cancelLine 422 quantity_not_open',
      'invoice 201',
      'invoice 422 quantity_not_billable',
      'credit 201',
      'setStock 204',
      'setStock 422 stock_below_reserved',
      'buy 201',
      'change 204',
      'receive 204',
    ]
    expect(interesting.filter((name) => !seen.has(name))).toEqual([])
  })

  test.each([
    { when: 'on an ordinary day', season: everyday, crowds: 10, size: 6 },
    { when: 'when everything is short', season: rush, crowds: 12, size: 16 },
  ])(
    'fulfilment model: $crowds groups of $size run at once $when; nothing fails, and every invariant holds',
    {
      timeout: 120_000,
    },
    async ({ season, crowds, size }) => {
      const exactly = (length: number) => ({ minLength: length, maxLength: length, size: 'max' as const })
      const crowd = fc.array(fc.array(stepOf(season), exactly(size)), exactly(5))
      await fc.assert(
        fc.asyncProperty(crowd, async (rounds) => {
          await begin(season)
          for (let order = 0; order < 5; order++) {
            world.service.time.now += hour
            await play({ what: 'place', a: order, b: order * 37 + 1, c: order * 11 + 3 })
          }
          for (const round of rounds) {
            world.service.time.now += hour
            const played = await Promise.all(round.map(play))
            const failed = played.filter((each) => each && / 5\d\d /.test(each.name))
            expect(failed).toEqual([])
          }
          // What the background does every second.
          for (let turn = 0; turn < 3; turn++) {
            await allocateDue(world.service.store, () => world.service.time.now)
          }
          expect(await brokenInvariants(world.service.store, world.service.time.now)).toEqual([])
        }),
        // Chance has a hand in who is faster: a smaller crowd says nothing more.
        { numRuns: crowds, seed, endOnFailure: true },
      )
    },
  )
})
