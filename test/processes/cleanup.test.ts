// Old drafts, keys and events are deleted. Everything else stays.

import { beforeAll, describe, expect, test } from 'vitest'
import { insertKey } from '../../src/accounts/api-key.ts'
import { cleanUp } from '../../src/app/cleanup.ts'
import { loadHistoryText } from '../../src/orders/order.ts'
import { readHistory } from '../../src/orders/record.ts'
import { storeAnswer } from '../../src/platform/http/route/idempotency.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { tables } from '../../src/schema/tables.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startOfTime, startTestService } from '../support/service.ts'
import { day } from '../support/world.ts'

type Row = Record<string, unknown>

/** How far the clean-up came is its own. */
const condition: Record<string, string> = {
  counter: `WHERE name NOT IN ('cleanup.draft', 'event.removed')`,
}

/** Every row of every table, as text. */
async function everything(store: Store): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const table of tables) {
    const rows = await store.all<Row>({
      statement: adHoc(`SELECT * FROM ${table} ${condition[table] ?? ''}`),
    })
    found.set(table, new Set(rows.map((row) => JSON.stringify(row))))
  }
  return found
}

/** The ids of the deleted rows, by table; none may be added or changed. */
async function removedBy(store: Store, act: () => Promise<unknown>) {
  const before = await everything(store)
  await act()
  const after = await everything(store)
  const removed: Record<string, string[]> = {}
  for (const table of tables) {
    const gone = [...(before.get(table) as Set<string>)].filter((row) => !after.get(table)?.has(row))
    const come = [...(after.get(table) as Set<string>)].filter((row) => !before.get(table)?.has(row))
    expect(come, table).toEqual([])
    const rows = gone.map((row) => JSON.parse(row) as Row)
    if (rows.length > 0) removed[table] = rows.map((row) => String(row.id ?? row.idempotency_key)).sort()
  }
  return removed
}

describe.each(engines)('clean-up on %s', (engine) => {
  let store: Store
  const service = forTests(() => startTestService(engine))
  beforeAll(async () => {
    store = service.store
  })

  const goOn = (now: number, env: Record<string, number> = {}) =>
    cleanUp(store, { ...service.settings, ...env }, now)
  const write = (...writes: Write[]) => store.batch(writes)
  /** As in a database that was never cleaned up. */
  const run = async (now: number, env: Record<string, number> = {}) => {
    await write({ statement: adHoc(`DELETE FROM counter WHERE name = 'cleanup.draft'`), rows: 'any' })
    return goOn(now, env)
  }
  const empty = (...names: string[]) =>
    write(...names.map((table): Write => ({ statement: adHoc(`DELETE FROM ${table}`), rows: 'any' })))
  const insertDraft = (id: string, expiresAt: number): Write => ({
    statement: adHoc(
      `INSERT INTO draft (id, account, created_at, expires_at, body) VALUES ($1, 'NO-1', 0, $2, '{}')`,
    ),
    values: [id, expiresAt],
    rows: 1,
  })
  const insertOrderOf = (draftId: string): Write => ({
    statement:
      adHoc(`INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body)
      VALUES ($1, $1, 'NO-1', 'Delivered', 1, 0, 0, '{}')`),
    values: [draftId],
    rows: 1,
  })
  const insertEvent = (id: string, occurredAt: number, position: number | null): Write => ({
    statement:
      adHoc(`INSERT INTO event (id, position, order_id, order_version, account, type, occurred_at, data)
      VALUES ($1, $2, $3, 1, 'NO-1', 'order.placed', $4, '{}')`),
    values: [id, position, `order-${id}`, occurredAt],
    rows: 1,
  })
  let deliveries = 0
  const insertDelivery = (eventId: string, state: string, createdAt: number, webhook: string): Write => ({
    statement:
      adHoc(`INSERT INTO webhook_delivery (id, webhook_id, event_id, order_id, position, body, state, attempts, failures,
      due_at, created_at) VALUES ($1, $7, $2, $3, $4, '{}', $5, 1, 0, 0, $6)`),
    values: [`delivery-${eventId}`, eventId, `order-${eventId}`, ++deliveries, state, createdAt, webhook],
    rows: 1,
  })
  const keyOf = (key: string) => ({ caller: 'c', key, fingerprint: 'f' })
  const answer = { status: 204 }

  test('clean-up of a busy shop: deletes expired drafts, old keys and events, and nothing else', async () => {
    const desk = deskOf(service)
    const headers = { 'Idempotency-Key': 'busy' }
    const forgotten = await service.create(draftOf())
    const delivered = await service.place(draftOf([['FEW', 3]]), { headers: {} })
    await desk.toWarehouse(delivered)
    done(await desk.ship(delivered, [['10', 3, ['A', 'B', 'C']]]))
    done(await desk.deliver(delivered, `${delivered}-D1`))
    done(await desk.invoice(delivered))
    const cancelled = await service.place(draftOf([['FEW', 1]]))
    done(await service.request('PATCH', `/orders/v1/${cancelled}/cancel`, { headers }))
    await service.place(draftOf([['DATED', 5]]))
    service.time.now = startOfTime + 37 * day - 1
    const fresh = await service.create(draftOf(), { headers: { 'Idempotency-Key': 'fresh' } })
    // Nothing else changes from here on.
    await service.service.close()
    const events = await store.all<{ id: string }>({
      statement: adHoc('SELECT id FROM event ORDER BY order_id, id'),
    })
    await write(
      ...events.map(
        ({ id }, index): Write => ({
          statement: adHoc('UPDATE event SET position = $2 WHERE id = $1 AND position IS NULL'),
          values: [id, 1_000_000 + index],
          rows: 'any',
        }),
      ),
    )

    // Everything is just young enough.
    expect(await removedBy(store, () => run(startOfTime + day))).toEqual({})
    // Keys are deleted after a day; drafts 30 days after the 7 days in which they could be submitted; events after 30 days.
    const removed = await removedBy(store, async () => {
      const counts = await run(startOfTime + 37 * day + 1)
      expect(Object.fromEntries(counts)).toMatchObject({
        draft: 1,
        idempotency: 1,
        event: events.length,
        webhook_delivery: 0,
      })
    })
    expect(removed).toEqual({
      draft: [forgotten],
      idempotency: ['busy'],
      event: events.map(({ id }) => id).sort(),
    })
    expect(await store.all({ statement: adHoc(`SELECT id FROM draft WHERE id = '${fresh}'`) })).toHaveLength(
      1,
    )
    // The history of orders is kept forever.
    const history = readHistory(await loadHistoryText(store, delivered))
    expect(history.map(({ action }) => action)).toEqual([
      'place',
      'confirm',
      'release',
      'ship',
      'deliver',
      'invoice',
    ])
    expect(await removedBy(store, () => run(startOfTime + 37 * day + 1))).toEqual({})
    // In ten years, the remaining draft and its key are deleted; the orders stay.
    expect(await removedBy(store, () => run(startOfTime + 3650 * day))).toEqual({
      draft: [fresh],
      idempotency: ['fresh'],
    })
  })

  test('clean-up: deletes drafts some time after they expired, never those that became orders', async () => {
    const now = 1_000 * day
    await write(
      insertDraft('old', now - 30 * day - 1),
      insertDraft('just-not', now - 30 * day),
      insertDraft('open', now + day),
      insertDraft('ordered', now - 300 * day),
      insertOrderOf('ordered'),
    )
    expect(await removedBy(store, () => run(now))).toEqual({ draft: ['old'] })
    expect(await removedBy(store, () => run(now, { KEEP_EXPIRED_DRAFTS_DAYS: 0 }))).toEqual({
      draft: ['just-not'],
    })
    await empty('draft')
    await write({ statement: adHoc(`DELETE FROM orders WHERE id = 'ordered'`), rows: 1 })
  })

  test('clean-up: deletes idempotency keys after a day', async () => {
    const now = 1_000 * day
    await write(
      storeAnswer(keyOf('old'), answer, now - day - 1),
      storeAnswer(keyOf('young'), answer, now - day + 1),
    )
    expect(await removedBy(store, () => run(now))).toEqual({ idempotency: ['old'] })
    await empty('idempotency')
  })

  test('clean-up: keeps a key that is used again at the same moment', async () => {
    const now = 1_000 * day
    await write(storeAnswer(keyOf('again'), answer, now - day - 1))
    let isFirst = true
    const racingStore: Store = {
      ...store,
      all: async (query) => {
        const rows = await store.all(query)
        if (isFirst && query.statement.name === 'cleanup.find/idempotency') {
          isFirst = false
          // A new request replaces the expired key.
          await write(storeAnswer(keyOf('again'), { status: 201 }, now))
        }
        return rows
      },
    }
    await cleanUp(racingStore, service.settings, now)
    const kept = await store.all({ statement: adHoc('SELECT status FROM idempotency') })
    await empty('idempotency')
    // Otherwise a retry of that request would act a second time.
    expect(kept).toEqual([{ status: 201 }])
  })

  test('clean-up: deletes old events that were delivered to the feed', async () => {
    const now = 1_000 * day
    const old = now - 30 * day - 1
    await write(
      insertEvent('handed-out', old, 1),
      insertEvent('young', now - 30 * day, 2),
      insertEvent('not-placed', old, null),
    )
    expect(await removedBy(store, () => run(now))).toEqual({ event: ['handed-out'] })
    expect(await removedBy(store, () => run(now, { KEEP_EVENTS_DAYS: 10 }))).toEqual({ event: ['young'] })
    await empty('event')
  })

  test('clean-up: deletes old webhook deliveries, but none that are pending', async () => {
    const now = 1_000 * day
    const old = now - 30 * day - 1
    const hook = (id: string, active: number): Write => ({
      statement: adHoc(`INSERT INTO webhook (id, url, account, types, secrets, active, created_at)
        VALUES ($1, 'https://example.com', NULL, '[]', '[]', $2, 0)`),
      values: [id, active],
      rows: 1,
    })
    await write(
      hook('on', 1),
      hook('off', 0),
      insertDelivery('taken', 'Delivered', old, 'on'),
      insertDelivery('taken-young', 'Delivered', now - 30 * day, 'on'),
      insertDelivery('parked', 'Parked', old, 'on'),
      insertDelivery('waiting', 'Pending', old, 'on'),
      insertDelivery('given-up', 'Pending', old, 'off'),
      insertDelivery('given-up-young', 'Pending', now, 'off'),
    )
    expect(await removedBy(store, () => run(now))).toEqual({
      webhook_delivery: ['delivery-given-up', 'delivery-parked', 'delivery-taken'],
    })
    await empty('webhook_delivery', 'webhook')
  })

  test('clean-up: deletes old emails that were sent or parked, but none that are pending', async () => {
    const now = 1_000 * day
    const old = now - 30 * day - 1
    const mail = (id: string, state: string, createdAt: number): Write => ({
      statement:
        adHoc(`INSERT INTO mail (id, order_id, type, recipient, body, state, attempts, due_at, created_at)
        VALUES ($1, 'order', 'placed', 'a@example.com', '{}', $2, 1, 0, $3)`),
      values: [id, state, createdAt],
      rows: 1,
    })
    await write(
      mail('sent', 'Sent', old),
      mail('sent-young', 'Sent', now - 30 * day),
      mail('parked', 'Parked', old),
      mail('waiting', 'Pending', old),
    )
    expect(await removedBy(store, () => run(now))).toEqual({ mail: ['parked', 'sent'] })
    await empty('mail')
  })

  test('clean-up: deletes past prices, but none of the days that the lowest price counts, and no present one', async () => {
    const now = 1_000 * day
    const past = (productId: string, until: number): Write => ({
      statement: adHoc(
        `INSERT INTO price_history (price_list, product_id, until, since, net) VALUES ('NOK', $1, $2, 0, 5)`,
      ),
      values: [productId, until],
      rows: 1,
    })
    const priceOf = () =>
      store.all({
        statement: adHoc(`SELECT net FROM price WHERE price_list = 'NOK' AND product_id = 'PLENTY'`),
      })
    const before = await priceOf()
    await write(
      past('PLENTY', now - 400 * day),
      past('PLENTY', now - 366 * day),
      past('PLENTY', now - 364 * day),
      past('FEW', now - 366 * day),
    )
    const left = () => store.all({ statement: adHoc('SELECT product_id, until FROM price_history') })
    await run(now)
    expect(await left()).toEqual([{ product_id: 'PLENTY', until: now - 364 * day }])
    expect(await priceOf()).toEqual(before)
    await write(past('PLENTY', now - 29 * day))
    await run(now, { KEEP_PRICE_HISTORY_DAYS: 30 })
    expect(await left()).toEqual([{ product_id: 'PLENTY', until: now - 29 * day }])
    await empty('price_history')
  })

  test('clean-up: deletes links of the first start that have expired', async () => {
    const link = (hash: string, expiresAt: number): Write => ({
      statement: adHoc('INSERT INTO setup_link (hash, expires_at) VALUES ($1, $2)'),
      values: [hash, expiresAt],
      rows: 1,
    })
    await write(link('expired', 1_000), link('valid', 5_000))
    await run(4_000)
    const links = () => store.all({ statement: adHoc('SELECT hash FROM setup_link') })
    expect(await links()).toEqual([{ hash: 'valid' }])
    // They say that the first key was never used to sign in.
    const key = { id: 'first', hash: 'h', client: 'c', accounts: [], scopes: [], isDemo: false }
    await write(insertKey({ ...key, createdAt: 0, revokedAt: null }))
    await run(6_000)
    expect(await links()).toEqual([{ hash: 'valid' }])
    await empty('api_key')
    await empty('setup_link')
  })

  test('clean-up: deletes any number of rows', async () => {
    const now = 1_000 * day
    const many = Array.from({ length: 450 }, (_, index) => index)
    await write(
      ...many.map((index) => insertDraft(`many-${index}`, 1)),
      ...many.map((index) => storeAnswer(keyOf(`many-${index}`), answer, 1)),
      ...many.map((index) => insertEvent(`many-${index}`, 1, 100 + index)),
      insertDraft('kept', now),
    )
    const counts = await run(now)
    expect(Object.fromEntries(counts)).toEqual({
      draft: 450,
      cart: 0,
      idempotency: 450,
      session: 0,
      order_pick: 0,
      person_link: 0,
      passkey_challenge: 0,
      sign_in_failure: 0,
      setup_link: 0,
      import_job: 0,
      import_piece: 0,
      import_report: 0,
      webhook_delivery: 0,
      mail: 0,
      event: 450,
      price_history: 0,
    })
    expect(await store.all({ statement: adHoc('SELECT id FROM draft') })).toEqual([{ id: 'kept' }])
    await empty('draft')
  })

  test('clean-up: goes on where it stopped, also after a start, and begins anew if that is in the future', async () => {
    const now = 1_000 * day
    const old = now - 40 * day
    await run(now)
    // No draft expires in the past; this one shows what is read again.
    await write(insertDraft('before', old))
    await goOn(now + 1000)
    await goOn(now + day)
    const ids = () => store.all({ statement: adHoc('SELECT id FROM draft') })
    expect(await ids()).toEqual([{ id: 'before' }])
    await write(insertDraft('after', now - 30 * day + day + 1))
    await goOn(now + 2 * day)
    expect(await ids()).toEqual([{ id: 'before' }])

    // A clock that was two days ahead, or drafts that are kept longer now.
    await goOn(now)
    expect(await ids()).toEqual([])
  })

  test('clean-up: two processes can run it at once', async () => {
    const now = 1_000 * day
    await write(...Array.from({ length: 300 }, (_, index) => insertDraft(`both-${index}`, 1)))
    await Promise.all([run(now), run(now), run(now)])
    expect(await store.all({ statement: adHoc('SELECT id FROM draft') })).toEqual([])
  })
})
