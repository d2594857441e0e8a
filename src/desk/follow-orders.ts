// Writes the terms of orders in the background, so that no request pays for them: new and changed orders follow the events, orders
// from before the first start come from the newest to the oldest. Processes that do it at the same time advance the same counters;
// the slower one writes nothing.
import type { Directory } from '../accounts/directory.ts'
import { listOfOrders } from '../billing/issue/invoice.ts'
import type { Order } from '../contract/order.ts'
import { readOrderChanges } from '../events/changes.ts'
import { removedCounter } from '../events/sequence.ts'
import { listByIds } from '../orders/list-orders.ts'
import { advanceCounter, loadCounters, saveCounter } from '../platform/store/counters.ts'
import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import { type Store, type Write, wins } from '../platform/store/store.ts'
import { nextTurn } from '../platform/turns/take-turns.ts'
import { olderOrders } from './order-ids.ts'
import { addTerms, type OrderTerms } from './order-term.ts'
import { searchFields, termsOf } from './terms.ts'

/** The position of the last event whose order has its terms. */
const followedCounter = 'search.position'
/** Orders that were placed at this time or later have their terms; 0 if all have. */
const filledCounter = 'search.filled'
/** Before the newest order. */
const nothingFilled = Number.MAX_SAFE_INTEGER

const eventsAtOnce = 200
/** The batch stays short, because others write too. */
const ordersAtOnce = 100

export interface TermSources {
  store: Store
  directory: LiveSnapshot<Directory>
}

interface Progress {
  position: number
  filled: number
}

async function loadProgress(store: Store): Promise<Progress & { head: number }> {
  const [position, filled, head = 0, removed = 0] = await loadCounters(store, [
    followedCounter,
    filledCounter,
    'event',
    removedCounter,
  ])
  if (position !== undefined && filled !== undefined && position >= removed) return { position, filled, head }
  // Never begun, or events were removed before they were read: all orders are read again.
  const begun = { position: head, filled: nothingFilled }
  await store.batch([saveCounter(followedCounter, head), saveCounter(filledCounter, nothingFilled)])
  return { ...begun, head }
}

/** When the oldest order was placed that is found by its terms; null if all are. */
export async function loadFilledFrom(store: Pick<Store, 'all'>): Promise<number | null> {
  const [filled = nothingFilled] = await loadCounters(store, [filledCounter])
  return filled === 0 ? null : filled
}

/** Until every order has its terms, or another process was faster. */
export async function followOrders(sources: TermSources): Promise<void> {
  const { position, filled, head } = await loadProgress(sources.store)
  if (filled === 0 && position === head) return
  let followed = await followChanges(sources, position)
  for (let place: Place | undefined = placeAt(filled); followed !== undefined && place; await nextTurn()) {
    place = await fillOlder(sources, place)
    // New orders do not wait for the old ones.
    followed = await followChanges(sources, followed)
  }
}

/** How far the older orders have their terms, by the counter, and after which order the next ones are read. */
interface Place {
  filled: number
  placedAt: number
  id: string
}

const placeAt = (filled: number): Place | undefined =>
  filled === 0 ? undefined : { filled, placedAt: filled, id: '' }

/** Undefined after the oldest order, or if another process was faster. */
async function fillOlder(sources: TermSources, { filled, placedAt, id }: Place): Promise<Place | undefined> {
  const older = await olderOrders(sources.store, [placedAt, id], ordersAtOnce)
  const last = older.length < ordersAtOnce ? undefined : older.at(-1)
  // Other orders may have been placed in the same millisecond.
  const reached = last ? last.placed_at + 1 : 0
  const ids = older.map((order) => order.id)
  const writes = await termWrites(sources, ids, advanceCounter(filledCounter, filled, reached))
  if (!(await wins(sources.store, writes))) return undefined
  return last && { filled: reached, placedAt: last.placed_at, id: last.id }
}

/** Returns the position that was reached; undefined if another process was faster. */
async function followChanges(sources: TermSources, from: number): Promise<number | undefined> {
  for (let position = from; ; await nextTurn()) {
    const changes = await readOrderChanges(sources.store, position, eventsAtOnce)
    if (changes.position === position) return position
    const advance = advanceCounter(followedCounter, position, changes.position)
    if (!(await wins(sources.store, await termWrites(sources, changes.orderIds, advance)))) return undefined
    position = changes.position
    if (!changes.hasMore) return position
  }
}

async function termWrites(sources: TermSources, orderIds: string[], advance: Write): Promise<Write[]> {
  const terms = await termsOfOrders(sources, orderIds)
  return terms.length === 0 ? [advance] : [advance, addTerms(terms)]
}

async function termsOfOrders({ store, directory }: TermSources, orderIds: string[]): Promise<OrderTerms[]> {
  const [orders, documents] = await Promise.all([listByIds(store, orderIds), listOfOrders(store, orderIds)])
  const numbers = Map.groupBy(documents, ({ order_id }) => order_id)
  return orders.map(({ id, placed_at, account, body }) => {
    const order = readable(body)
    const related = {
      accountName: directory.current.accounts.get(account)?.name,
      documents: numbers.get(id)?.map(({ number }) => number) ?? [],
    }
    const terms = order ? termsOf(searchFields(account, order, related)) : []
    return { orderId: id, placedAt: placed_at, terms }
  })
}

/** The command `check` names orders that cannot be read; they must not keep the others from being found. */
function readable(body: string): Order | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
