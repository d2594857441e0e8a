// Orders as they are answered, those that were asked for lately in memory. An order is looked at again and again, by its
// buyer's page and after every event, and changes a handful of times.
import { gathered } from '../store/gather.ts'
import { allIn } from '../store/in-list.ts'
import type { Store, Write } from '../store/store.ts'
import { changedOrder } from './order.ts'

export interface OrderTexts {
  /** The text of an order; undefined when there is none, or it is not of one of these accounts. */
  load(id: string, accounts: readonly string[]): string | undefined | Promise<string | undefined>
  /** Called after every batch, however it ended. */
  forgetChanged(writes: readonly Write[]): void
}

interface OrderText {
  account: string
  body: string
}

const plenty = 16_000_000

const ownText = (text: OrderText | undefined, accounts: readonly string[]) =>
  text && accounts.includes(text.account) ? text.body : undefined

/** Keeps so many characters at most. */
export function keepOrderTexts(store: Store, room = plenty): OrderTexts {
  /** The first one in is the first one out. */
  const kept = new Map<string, OrderText>()
  let used = 0
  /** Grows with every change, so that what was read before one is not kept after it. */
  let changes = 0
  // On PostgreSQL other processes change orders as well, and nobody tells.
  const isAlone = store.engine === 'sqlite'

  function keep(id: string, text: OrderText): void {
    drop(id)
    kept.set(id, text)
    used += text.body.length
    for (const oldest of kept.keys()) {
      if (used <= room) break
      drop(oldest)
    }
  }
  function drop(id: string): void {
    const text = kept.get(id)
    if (!text) return
    kept.delete(id)
    used -= text.body.length
  }
  const readText = gathered(async (ids) => {
    const before = changes
    const texts = await allIn<OrderText & { id: string }>(
      store,
      'SELECT id, account, body FROM orders WHERE id IN',
      ids,
    )
    if (isAlone && before === changes) for (const text of texts) keep(text.id, text)
    return new Map(texts.map((text) => [text.id, text]))
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
        drop(id)
      }
    },
  }
}
