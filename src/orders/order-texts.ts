// Orders as they are answered, those that were asked for lately in memory. An order is looked at again and again, by its
// buyer's page and after every event, and changes a handful of times.

import { createSizedCache } from '../platform/cache/sized-cache.ts'
import { createBatchLoader } from '../platform/store/batch-loader.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { text } from '../platform/store/row.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { changedOrder } from './order.ts'

export interface OrderTexts {
  /** The text of an order; undefined when there is none, or it is not of one of these accounts. */
  load(id: string, accounts: readonly string[]): string | undefined | Promise<string | undefined>
  /** Called after every batch, however it ended. */
  forgetChanged(writes: readonly Write[]): void
}

interface OrderText {
  account: string
  /** What GET order answers. */
  body: string
}

const selectTexts = listStatement({
  name: 'order.texts',
  columns: { id: text, account: text, body: text },
  sql: (ids) => `SELECT id, account, body FROM orders WHERE id IN ${ids}`,
})

const plenty = 16_000_000

const ownText = (text: OrderText | undefined, accounts: readonly string[]) =>
  text && accounts.includes(text.account) ? text.body : undefined

/** Keeps so many characters at most. */
export function keepOrderTexts(store: Store, room = plenty): OrderTexts {
  const kept = createSizedCache<OrderText>(room)
  /** Grows with every change, so that what was read before one is not kept after it. */
  let changes = 0
  // On PostgreSQL other processes change orders as well, and nobody tells.
  const isAlone = store.engine === 'sqlite'

  const readText = createBatchLoader(async (ids) => {
    const before = changes
    const rows = await allIn(store, selectTexts, ids)
    const texts = new Map(rows.map(({ id, account, body }) => [id, { account, body: `{"order":${body}}` }]))
    if (isAlone && before === changes) for (const [id, text] of texts) kept.set(id, text, text.body.length)
    return texts
  })
  const read = async (id: string, accounts: readonly string[]) => ownText(await readText(id), accounts)

  return {
    load(id, accounts) {
      const text = kept.get(id)
      return text ? ownText(text, accounts) : read(id, accounts)
    },
    forgetChanged(writes) {
      for (const write of writes) {
        const id = changedOrder(write)
        if (id === undefined) continue
        changes++
        kept.delete(id)
      }
    },
  }
}
