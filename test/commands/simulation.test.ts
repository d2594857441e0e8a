// Simulated customers and warehouse on the demo: orders reach their end, and the same seed gives the same sequence.

import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { demoSimulation, speedOf } from '../../src/app/commands/simulate.ts'
import { loadBundles, saveBundle } from '../../src/catalog/bundle.ts'
import type { AdminAccount } from '../../src/contract/administration.ts'
import type { InvoiceDocument, InvoiceSummary } from '../../src/contract/invoice.ts'
import type { Returnable } from '../../src/contract/returns.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { chanceFrom } from '../../tools/simulation/chance.ts'
import { clientOf } from '../../tools/simulation/client.ts'
import { simulateHistory } from '../../tools/simulation/history.ts'
import { type ProposedPc, proposedPcs } from '../../tools/simulation/pcs.ts'
import { placeSamples, sampleDays } from '../../tools/simulation/samples.ts'
import { simulate } from '../../tools/simulation/simulate.ts'
import { workRound } from '../../tools/simulation/warehouse.ts'
import { type Engine, engines } from '../support/databases.ts'
import { seedDemoData } from '../support/demo.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { draftOf, startOfTime, startTestService, type TestService } from '../support/service.ts'
import { change, day } from '../support/world.ts'

/** A demo service whose clock advances a second with every read, so that the sequence does not depend on the machine. */
async function startDemo(engine: Engine): Promise<TestService> {
  const service = await startTestService(engine, {
    seed: seedDemoData,
    env: { DEMO: 'true' },
  })
  let now = startOfTime
  Object.defineProperty(service.time, 'now', {
    get: () => {
      now += 1000
      return now
    },
  })
  return service
}

interface PlayOptions {
  limit?: number
  speed?: number
  pcs?: readonly ProposedPc[]
}

/** Runs until so many actions were reported, or the time is over. */
async function play(
  service: TestService,
  seed: number,
  lines: number,
  { limit = 20_000, speed = 100_000, pcs }: PlayOptions = {},
): Promise<string[]> {
  const reported: string[] = []
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), limit)
  await simulate({
    ...demoSimulation,
    address: service.url,
    speed,
    seed,
    ...(pcs ? { pcs } : {}),
    tell: (line) => {
      reported.push(line)
      if (reported.length >= lines) ending.abort()
    },
    signal: ending.signal,
  })
  clearTimeout(timer)
  return reported
}

/** Refusals as `POST 422 checkout_has_problems`; other lines unchanged. */
const refusalsOf = (reported: string[]) =>
  reported.flatMap((line) => {
    const [, method, body] = /^(POST|PATCH|PUT) \S+: (.*)$/.exec(line) ?? []
    if (body?.startsWith('{')) {
      const { status, code, detail } = JSON.parse(body)
      return [`${method} ${status} ${code} ${detail}`]
    }
    const isReported =
      /^\S+ (placed: |cancelled by |confirmed$|released |shipped |\S+ delivered$|units of )| paid for INV-/.test(
        line,
      ) ||
      /^R-\S+ (requested|asked about|answered|approved|refused|withdrawn|received|credited|replaced|closed)$/.test(
        line,
      )
    return isReported ? [] : [line]
  })

describe.each(engines)('the simulation on %s', (engine) => {
  test('simulation: moves orders through all states, and only sold-out products are refused', async () => {
    const service = await startDemo(engine)
    try {
      const reported = await play(service, 7, 160)
      expect(reported.length).toBeGreaterThanOrEqual(160)
      // A customer may order the last unit of a discontinued product; everything else must succeed.
      const unexpected = refusalsOf(reported).filter(
        (line) => !/^POST 422 checkout_has_problems .*discontinued/.test(line),
      )
      expect(unexpected).toEqual([])
      const states = await service.store.all<{ state: string; n: number }>({
        statement: adHoc('SELECT state, COUNT(*) AS n FROM orders GROUP BY state'),
      })
      const count = Object.fromEntries(states.map(({ state, n }) => [state, Number(n)]))
      expect(count.Delivered).toBeGreaterThan(5)
      const invoiced = await service.store.all<{ body: string }>({
        statement: adHoc(`SELECT body FROM orders WHERE state = 'Delivered'`),
      })
      for (const { references, billings } of invoiced.map(({ body }) => JSON.parse(body)))
        expect(billings.length > 0).toBe(!references?.replacementFor)
      const firsts = [
        / placed: /,
        / confirmed$/,
        / released /,
        / shipped /,
        / delivered$/,
        /^\d+ units of .* received$/,
      ]
      expect(firsts.filter((form) => !reported.some((line) => form.test(line)))).toEqual([])
      expect(await brokenInvariants(service.store, startOfTime)).toEqual([])
    } finally {
      await service.stop()
    }
  })
})

describe('the simulation', () => {
  test('simulation: the same seed gives the same sequence, another seed another one', async () => {
    let pcs: readonly ProposedPc[] | undefined
    const sequenceOf = async (seed: number) => {
      const service = await startDemo('sqlite')
      try {
        // The same PCs for all: how good a PC a search finds depends on the machine's speed.
        pcs ??= await proposedPcs(clientOf(service.url, demoSimulation.customerKey, () => {}))
        // With pauses of about 60 ms, in which the service gives received goods to the orders that wait for them.
        const reported = await play(service, seed, 60, { limit: 60_000, speed: 1000, pcs })
        const names = new Map<string, string>()
        // Ids differ from run to run: orders are numbered instead.
        return reported.slice(0, 60).map((line) =>
          line
            .replace(/"traceId":"\w+"/, '')
            .replace(/\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, (id) => {
              if (!names.has(id)) names.set(id, `#${names.size + 1}`)
              return names.get(id) as string
            })
            .replace(/\S{36}/g, '…'),
        )
      } finally {
        await service.stop()
      }
    }
    const [first, second, other] = [await sequenceOf(3), await sequenceOf(3), await sequenceOf(4)]
    expect(second).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test('random numbers: are uniform, bounded, and the same for the same seed', () => {
    const draw = (seed: number) => {
      const chance = chanceFrom(seed)
      return Array.from({ length: 5000 }, () => chance.next())
    }
    const numbers = draw(1)
    expect(draw(1)).toEqual(numbers)
    expect(draw(2)).not.toEqual(numbers)
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1)
    const chance = chanceFrom(5)
    expect(new Set(Array.from({ length: 200 }, () => chance.oneOf(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(Array.from({ length: 200 }, () => chance.happens(0))).not.toContain(true)
    expect(Array.from({ length: 200 }, () => chance.happens(100))).not.toContain(false)
  })

  test('history: two weeks have orders of PCs and parts in all states, placed on every day', async () => {
    const service = await startTestService('sqlite', {
      seed: seedDemoData,
      env: { DEMO: 'true' },
    })
    try {
      const until = startOfTime + 14 * day
      const days: number[] = []
      const placed = await simulateHistory({
        ...demoSimulation,
        address: service.url,
        time: service.time,
        until,
        days: 14,
        seed: 1,
        onDay: (passed) => days.push(passed),
      })
      const orders = await service.store.all<{ state: string; placed_at: number; body: string }>({
        statement: adHoc('SELECT state, placed_at, body FROM orders'),
      })
      const ofCustomers = orders.filter(({ body }) => !body.includes('"replacementFor"'))
      expect([ofCustomers.length, days.length]).toEqual([placed, 14])
      const states = new Set(orders.map(({ state }) => state))
      expect([...states].sort()).toEqual(
        ['Cancelled', 'Confirmed', 'Delivered', 'PartiallyShipped', 'Placed', 'Released', 'Shipped'].sort(),
      )
      expect(
        new Set(orders.map(({ placed_at }) => Math.floor(Number(placed_at) / day))).size,
      ).toBeGreaterThan(12)
      const isPc = ({ body }: { body: string }) => body.includes('"orderLines":[{"lineNumber":"10.1"')
      expect(orders.filter(isPc).length).toBeGreaterThan(placed / 5)
      expect(orders.every(({ placed_at }) => Number(placed_at) <= until)).toBe(true)
      const returns = await service.store.all<{ state: string }>({
        statement: adHoc('SELECT state FROM goods_return'),
      })
      const statesOfReturns = new Set(returns.map(({ state }) => state))
      expect([...statesOfReturns]).toEqual(
        expect.arrayContaining(['Requested', 'Approved', 'Credited', 'Replaced']),
      )
      expect(await brokenInvariants(service.store, until)).toEqual([])
      // The pages of invoices, payments and the journal have something to show.
      const [books] = await service.store.all({
        statement: adHoc(`SELECT
          (SELECT COUNT(*) FROM invoice WHERE type = 'Invoice' AND settled = payable) AS paid,
          (SELECT COUNT(*) FROM invoice WHERE type = 'Invoice' AND settled > 0 AND settled < payable) AS part,
          (SELECT COUNT(*) FROM invoice WHERE type = 'CreditNote') AS credits,
          (SELECT COUNT(*) FROM payment WHERE allocated = 0) AS unmatched,
          (SELECT COUNT(*) FROM payment WHERE allocated > 0 AND allocated < amount) AS much`),
      })
      for (const [kind, count] of Object.entries(books ?? {}))
        expect([kind, Number(count) > 0]).toEqual([kind, true])
    } finally {
      await service.stop()
    }
  })

  test('samples: a new demo has invoices in every state, payments and returns, and goods to return', async () => {
    const service = await startTestService('sqlite', {
      seed: seedDemoData,
      env: { DEMO: 'true' },
    })
    try {
      const until = startOfTime + sampleDays * day
      const { customerKey, staffKey } = demoSimulation
      await placeSamples({ ...demoSimulation, address: service.url, time: service.time, until })
      const refused: string[] = []
      const customer = clientOf(service.url, customerKey, (text) => refused.push(text))
      const staff = clientOf(service.url, staffKey, (text) => refused.push(text))
      const { invoices } = await staff.get<{ invoices: InvoiceSummary[] }>('/fulfilment/v1/invoices')
      expect(invoices.map(({ number, state }) => `${number} ${state}`).sort()).toEqual([
        'CRN-2026-000001 paid',
        ...['overdue', 'paid', 'paid', 'paid', 'issued', 'issued'].map(
          (state, index) => `INV-2026-00000${index + 1} ${state}`,
        ),
      ])
      const { returns } = await customer.get<{ returns: { state: string }[] }>('/returns/v1')
      expect(returns.map(({ state }) => state).sort()).toEqual(['Credited', 'Replaced', 'Requested'])
      // They look as those of a real buyer.
      const [{ billingId = '' } = {}] = invoices
      const { buyer } = await staff.get<InvoiceDocument>(`/fulfilment/v1/invoices/${billingId}`)
      expect(buyer).toMatchObject({ name: 'Fjord Data AS', city: 'Oslo', electronicAddressScheme: '0192' })
      const { accounts } = await staff.get<{ accounts: AdminAccount[] }>('/admin/v1/accounts')
      for (const { name, billing } of accounts) expect(billing?.legalName).toBe(name)
      const { orders } = await customer.get<{ orders: { orderId: string }[] }>('/orders/v1')
      const { lines } = await customer.get<Returnable>(`/orders/v1/${orders[0]?.orderId}/returnable`)
      expect(lines.map(({ quantity }) => quantity)).toEqual([1])
      expect(await brokenInvariants(service.store, until)).toEqual([])
      expect(refused).toEqual([])
    } finally {
      await service.stop()
    }
  })

  test('simulation: also delivers a PC that was ordered by hand', async () => {
    const service = await startDemo('sqlite')
    try {
      const customer = { as: null, headers: { Authorization: `Bearer ${demoSimulation.customerKey}` } }
      const orderId = await placePc(service, customer)
      const reported: string[] = []
      const staff = clientOf(service.url, demoSimulation.staffKey, (line) => reported.push(line))
      const chance = chanceFrom(1)
      const stateOf = async () =>
        (
          await service.store.all<{ state: string }>({
            statement: adHoc('SELECT state FROM orders WHERE id = $1'),
            values: [orderId],
          })
        )[0]?.state
      for (let round = 0; round < 40 && (await stateOf()) !== 'Delivered'; round++) {
        await workRound(staff, chance, (line) => reported.push(line))
      }
      expect([await stateOf(), refusalsOf(reported)]).toEqual(['Delivered', []])
    } finally {
      await service.stop()
    }
  })

  test('simulation: continues after the service was briefly unavailable, and stops on request', async () => {
    const ending = new AbortController()
    const reported: string[] = []
    const simulation = simulate({
      ...demoSimulation,
      address: 'http://127.0.0.1:1',
      speed: 100_000,
      seed: 1,
      tell: (line) => reported.push(line),
      signal: ending.signal,
    })
    for (let turn = 0; turn < 100 && reported.length < 3; turn++) await pause(20)
    ending.abort()
    await simulation
    expect(reported.length).toBeGreaterThanOrEqual(3)
  })

  test.each(['0', '-1', 'fast', 'Infinity', '100001'])('simulation: the speed %s is refused', (text) => {
    expect(() => speedOf(text)).toThrow(/--speed/)
  })
})

/** Saves a PC of one part in stock and orders it. Its bundle takes nothing else, so that everything fits. */
async function placePc(service: TestService, customer: { as: null; headers: Record<string, string> }) {
  const [part] = await service.store.all<{ id: string; product_group: string }>({
    statement: adHoc(`SELECT p.id, p.product_group FROM product p JOIN stock s ON s.product_id = p.id
      WHERE s.on_hand >= 3 AND p.product_group IS NOT NULL ORDER BY p.id LIMIT 1`),
  })
  const [offered] = await loadBundles(service.store)
  if (!part || !offered) throw new Error('the demo has no part in stock, or no bundle')
  const groups = [{ productGroupId: part.product_group, min: 1, max: 1 }]
  await change(service, ['catalog'], [saveBundle({ ...offered, id: 'TEST-PC', groups })])
  const saved = await service.request<{ configurationId: string }>('POST', '/pcconfig/v1/configurations', {
    ...customer,
    json: { bundleId: 'TEST-PC', products: [{ productId: part.id, productGroupId: part.product_group }] },
  })
  const value = saved.body.configurationId
  const orderLines = [{ materialId: { type: 'PcConfiguration', value }, quantity: 1, references: null }]
  return service.place(draftOf([], { orderLines }), customer)
}
