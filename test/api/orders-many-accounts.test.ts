import { callersTopic } from '../../src/accounts/directory.ts'
import { forTests } from '../support/for-tests.ts'
// A caller with thousands of accounts lists its orders with one query per page.

import { beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/account.ts'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { engines } from '../support/databases.ts'
import { accounts } from '../support/fixture.ts'
import { startTestService } from '../support/service.ts'

const accountCount = 5_000
const accountId = (index: number) => `M-${String(index).padStart(4, '0')}`
const own = Array.from({ length: accountCount }, (_, index) => accountId(index))

interface Placed {
  id: string
  account: string
  placedAt: number
}

/** A few accounts with many orders, many with few or none; some orders share a timestamp. Orders of others lie between. */
function placedOrders(start: number): Placed[] {
  const all: Placed[] = []
  const add = (account: string, placedAt: number) =>
    all.push({ id: `O${String((all.length * 7919) % 100_003).padStart(6, '0')}`, account, placedAt })
  for (let number = 0; number < 700; number++) add(accountId(4_321), start + 1_000 * number)
  for (let number = 0; number < 450; number++) add(accountId(17), start + 1_500 * number + (number % 3))
  for (let index = 0; index < accountCount; index += 5) add(accountId(index), start + 250 * (index % 1_200))
  for (let number = 0; number < 300; number++) add('NO-3', start + 2_000 * number)
  return all
}

const newestFirst = (a: Placed, b: Placed) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1)

async function inBatches(store: Store, writes: Write[]): Promise<void> {
  for (let done = 0; done < writes.length; done += 500) await store.batch(writes.slice(done, done + 500))
}

/** What the background reads of new orders: their facts, and what the search of staff finds them by. */
const ofBackground = new Set(['order.withoutFacts', 'order.olderThan', 'order.listedByIds'])

describe.each(engines)('orders of a caller with 5,000 accounts on %s', (engine) => {
  let placed: Placed[]
  const queries: string[] = []
  const service = forTests(() =>
    startTestService(engine, {
      wrapStore: (store): Store => ({
        ...store,
        all: (query) => {
          // Without the size of the list that it was prepared for: `order.listedByIds/128`.
          const [name = ''] = query.statement.name.split('/')
          if (name.startsWith('order.') && !ofBackground.has(name)) queries.push(name)
          return store.all(query)
        },
      }),
    }),
  )
  beforeAll(async () => {
    const { store, time } = service
    placed = placedOrders(time.now)
    const [model] = accounts
    if (!model) throw new Error('There is no account to copy.')
    const key = (name: string, theirs: string[]) =>
      insertKey({
        id: `key-${name}`,
        hash: hashKey(`bo_${name}`),
        client: name,
        accounts: theirs,
        scopes: ['orders:read'],
        isDemo: false,
        createdAt: time.now,
        revokedAt: null,
      })
    await inBatches(store, [
      ...own.map((id) => insertAccount({ ...model, id, billTo: null, shipTo: null })),
      ...placed.map(
        ({ id, account, placedAt }): Write => ({
          statement:
            adHoc(`INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body)
            VALUES ($1, $1, $2, 'Placed', 1, $3, 1, $4)`),
          values: [id, account, placedAt, JSON.stringify({ orderId: id })],
          rows: 1,
        }),
      ),
      key('many', own),
      key('some', own.slice(4_300, 4_330)),
      bump(callersTopic),
    ])
    await service.service.context.poller.refresh()
  })

  const page = async (name: string, query: string) => {
    queries.length = 0
    const { status, body } = await service.request<{
      orders: { orderId: string }[]
      nextCursor: string | null
    }>('GET', `/orders/v1${query}`, { as: null, headers: { Authorization: `Bearer bo_${name}` } })
    expect(status).toBe(200)
    expect(queries).toEqual([expect.stringMatching(/^order\.ofAccount/)])
    return { ids: body.orders.map(({ orderId }) => orderId), nextCursor: body.nextCursor }
  }

  test.each([
    ['many', 200],
    ['many', 37],
    ['some', 200],
  ])(
    'order list of %s accounts: pages of %i are complete and in order, each with one query',
    async (name, limit) => {
      const theirs = new Set(name === 'many' ? own : own.slice(4_300, 4_330))
      const expected = placed
        .filter(({ account }) => theirs.has(account))
        .sort(newestFirst)
        .map(({ id }) => id)
      const found: string[] = []
      let cursor: string | null = ''
      let milliseconds = 0
      let pages = 0
      while (cursor !== null) {
        const begin = performance.now()
        const next: Awaited<ReturnType<typeof page>> = await page(
          name,
          `?limit=${limit}${cursor && `&cursor=${cursor}`}`,
        )
        milliseconds += performance.now() - begin
        pages++
        found.push(...next.ids)
        cursor = next.nextCursor
      }
      console.log(
        `${engine}, ${name} accounts: ${Math.round(milliseconds / pages)} ms for a page of ${limit}`,
      )
      expect(found).toEqual(expected)
    },
  )
})
