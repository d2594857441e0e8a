// Finds orders of all accounts by what a caller says. Each way to look reads a bounded part of an index, and the next one is only
// taken while the page has room.
import type { StoredAccount } from '../accounts/account.ts'
import { listOrders } from '../orders/list-orders.ts'
import { loadOrders, type StoredOrder } from '../orders/order.ts'
import type { Reader, Store } from '../platform/store/store.ts'
import { nearWords } from './near-words.ts'
import { ordersBeginning } from './order-ids.ts'
import { knownTerms, ordersWithTerms, termsBeginning } from './order-term.ts'
import type { Question } from './question.ts'
import { termOf } from './terms.ts'

export interface OrderQuestion extends Question {
  accounts: readonly Pick<StoredAccount, 'id'>[]
  /** Products whose number was named. */
  numberedProducts: readonly string[]
  /** Products whose name was meant. */
  namedProducts: readonly string[]
}

export interface OrderMatch {
  stored: StoredOrder
  /** The terms that each word stood for; empty if the order was found in another way. */
  words: readonly (readonly string[])[]
}

interface FoundIds {
  ids: readonly string[]
  words?: OrderMatch['words']
}

export async function findOrders(
  store: Store,
  question: OrderQuestion,
  limit: number,
): Promise<OrderMatch[]> {
  const found = new Map<string, OrderMatch['words']>()
  for (const way of ways) {
    const { ids, words = [] } = await way(store, question, limit)
    for (const id of ids) if (!found.has(id) && found.size < limit) found.set(id, words)
    if (found.size === limit) break
  }
  const orders = new Map((await loadOrders(store, [...found.keys()])).map((stored) => [stored.id, stored]))
  return [...found].flatMap(([id, words]) => {
    const stored = orders.get(id)
    return stored ? [{ stored, words }] : []
  })
}

type Way = (store: Reader, question: OrderQuestion, limit: number) => Promise<FoundIds>

/** The most certain first. */
const ways: Way[] = [
  async (_store, { orderId }) => ({ ids: orderId === undefined ? [] : [orderId] }),
  (store, { readings }, limit) => withWords(store, readings, limit),
  (store, { numberedProducts }, limit) => withProducts(store, numberedProducts, limit),
  async (store, { idBeginning }, limit) => ({
    ids: idBeginning === undefined ? [] : await ordersBeginning(store, idBeginning, limit),
  }),
  async (store, { accounts }, limit) => {
    const ids = accounts.map(({ id }) => id)
    return { ids: (await listOrders(store, ids, null, limit)).map(({ id }) => id) }
  },
  (store, { namedProducts }, limit) => withProducts(store, namedProducts, limit),
]

/** The first reading that finds something. */
async function withWords(store: Reader, readings: string[][], limit: number): Promise<FoundIds> {
  for (const words of readings) {
    const terms = await Promise.all(words.map((word) => termsOfWord(store, word)))
    if (terms.some(({ length }) => length === 0)) continue
    const ids = await wholeWordsFirst(store, words, terms, limit)
    if (ids.length > 0) return { ids, words: terms }
  }
  return { ids: [] }
}

/** A word that is a term as it is has fewer orders than all terms that begin with it, so that older ones are found too. */
async function wholeWordsFirst(
  store: Reader,
  words: readonly string[],
  terms: readonly (readonly string[])[],
  limit: number,
): Promise<string[]> {
  const whole = terms.map((meant, at) => meant.filter((term) => term === words[at]))
  const known = whole.every(({ length }) => length > 0) ? await ordersWithTerms(store, whole, limit) : []
  if (known.length === limit) return known
  return [...new Set([...known, ...(await ordersWithTerms(store, terms, limit))])]
}

/** Those that begin with the word; if there are none, those with one letter written otherwise. */
async function termsOfWord(store: Reader, word: string): Promise<string[]> {
  const beginning = await termsBeginning(store, word)
  const near = beginning.length > 0 ? [] : nearWords(word)
  return near.length > 0 ? knownTerms(store, near) : beginning
}

async function withProducts(store: Reader, productIds: readonly string[], limit: number): Promise<FoundIds> {
  if (productIds.length === 0) return { ids: [] }
  const terms = productIds.map(termOf)
  return { ids: await ordersWithTerms(store, [terms], limit), words: [terms] }
}
