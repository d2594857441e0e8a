// The terms of orders, by term and time. Every question reads a bounded part of one index, however many orders there are.
import { integer, text } from '../platform/store/row.ts'
import {
  type Engine,
  perEngine,
  type ReadStatement,
  readStatement,
  writeStatement,
} from '../platform/store/statement.ts'
import type { Reader, Write } from '../platform/store/store.ts'

export interface OrderTerms {
  orderId: string
  placedAt: number
  terms: readonly string[]
}

/** Terms that one typed word can stand for: those that begin with it, or those that are written nearly like it. */
export const maxTerms = 16
/** More words do not make an order clearer. */
export const maxWords = 6
/** Orders that are counted of each word, to begin with the rarest. */
const maxCounted = 5000
/** Orders that are read of a word before the other words are compared: the newest. */
export const maxCompared = 1000

const listed: Record<Engine, (at: number) => string> = {
  sqlite: (at) => `SELECT value AS term FROM json_each($${at})`,
  postgres: (at) => `SELECT json_array_elements_text($${at}::json) AS term`,
}

const oneOf: Record<Engine, (at: number) => string> = {
  sqlite: (at) => `IN (SELECT value FROM json_each($${at}))`,
  postgres: (at) => `= ANY (ARRAY(SELECT json_array_elements_text($${at}::json)))`,
}

/** From one term to the next, so that a term of many orders costs no more than one of few. */
const selectBeginning = readStatement({
  name: 'orderTerm.beginning',
  columns: { term: text },
  sql: `WITH RECURSIVE found (term, number) AS (
      SELECT (SELECT MIN(term) FROM order_term WHERE term >= $1 AND term < $2), 1
      UNION ALL
      SELECT (SELECT MIN(t.term) FROM order_term t WHERE t.term > found.term AND t.term < $2), number + 1
      FROM found WHERE found.term IS NOT NULL AND number < ${maxTerms})
    SELECT term FROM found WHERE term IS NOT NULL`,
})

const selectKnown = readStatement({
  name: 'orderTerm.known',
  columns: { term: text },
  sql: perEngine(
    (engine) => `SELECT term FROM (${listed[engine](1)}) asked
      WHERE (SELECT 1 FROM order_term t WHERE t.term = asked.term LIMIT 1) IS NOT NULL LIMIT ${maxTerms}`,
  ),
})

const selectCount = readStatement({
  name: 'orderTerm.count',
  columns: { count: integer },
  sql: perEngine(
    (engine) => `SELECT COUNT(*) AS count FROM
      (SELECT 1 FROM order_term WHERE term ${oneOf[engine](1)} LIMIT ${maxCounted}) counted`,
  ),
})

/** The terms that begin with a word, itself first. */
export async function termsBeginning(store: Reader, word: string): Promise<string[]> {
  const rows = await store.all({ statement: selectBeginning, values: [word, `${word}\u{10ffff}`] })
  return rows.map(({ term }) => term)
}

/** Those of the words that are terms. */
export async function knownTerms(store: Reader, words: readonly string[]): Promise<string[]> {
  const rows = await store.all({ statement: selectKnown, values: [JSON.stringify(words)] })
  return rows.map(({ term }) => term)
}

async function countOrders(store: Reader, terms: readonly string[]): Promise<number> {
  const [row] = await store.all({ statement: selectCount, values: [JSON.stringify(terms)] })
  return row?.count ?? 0
}

type NewestStatement = ReadStatement<{ placed_at: number; order_id: string }>

/** The newest orders of `terms` terms that have one of the terms of each further word. $1 is the limit. */
function newestStatement(terms: number, words: number): NewestStatement {
  let number = 1
  const next = () => ++number
  const walks = Array.from(
    { length: terms },
    () => `SELECT * FROM (SELECT placed_at, order_id FROM order_term WHERE term = $${next()}
      ORDER BY placed_at DESC, order_id DESC LIMIT ${Math.ceil(maxCompared / terms)}) walk_${number}`,
  )
  const places = Array.from({ length: words }, next)
  return readStatement({
    name: `orderTerm.newest/${terms}x${words}`,
    columns: { placed_at: integer, order_id: text },
    sql: perEngine((engine) => {
      // Not EXISTS: PostgreSQL would join all orders of a word. One look at the index for each order and term is bounded.
      const has = (at: number) => `(SELECT 1 FROM order_term t WHERE t.term ${oneOf[engine](at)}
        AND t.placed_at = walk.placed_at AND t.order_id = walk.order_id LIMIT 1) IS NOT NULL`
      return `SELECT DISTINCT placed_at, order_id FROM (${walks.join(' UNION ALL ')}) walk
        ${places.length === 0 ? '' : `WHERE ${places.map(has).join(' AND ')}`}
        ORDER BY placed_at DESC, order_id DESC LIMIT $1`
    }),
  })
}

/** Lists of terms are filled up to a power of two, so that a few statements serve every question. */
const newest = new Map(
  [1, 2, 4, 8, maxTerms].flatMap((terms) =>
    Array.from(
      { length: maxWords },
      (_, words) => [`${terms}x${words}`, newestStatement(terms, words)] as const,
    ),
  ),
)

/** The newest orders with a term of every word; `words` has the terms that each of them stands for. */
export async function ordersWithTerms(
  store: Reader,
  words: readonly (readonly string[])[],
  limit: number,
): Promise<string[]> {
  const [first = [], ...others] = words.length === 1 ? words : await rarestFirst(store, words)
  const filled: (string | null)[] = [...first]
  while (filled.length === 0 || !Number.isInteger(Math.log2(filled.length))) filled.push(null)
  const rows = await store.all({
    statement: newest.get(`${filled.length}x${others.length}`) as NewestStatement,
    values: [limit, ...filled, ...others.map((terms) => JSON.stringify(terms))],
  })
  return rows.map(({ order_id }) => order_id)
}

async function rarestFirst(store: Reader, words: readonly (readonly string[])[]) {
  const counted = await Promise.all(
    words.map(async (terms) => ({ terms, count: await countOrders(store, terms) })),
  )
  return counted.sort((a, b) => a.count - b.count).map(({ terms }) => terms)
}

const insertTerms = writeStatement({
  name: 'orderTerm.insert',
  sql: {
    sqlite: `INSERT INTO order_term (term, placed_at, order_id)
      SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each($1)
      WHERE true ON CONFLICT DO NOTHING`,
    postgres: `INSERT INTO order_term (term, placed_at, order_id)
      SELECT e ->> 0, CAST(e ->> 1 AS BIGINT), e ->> 2 FROM json_array_elements($1::json) AS e ON CONFLICT DO NOTHING`,
  },
})

/** Adds the terms of some orders. Earlier ones stay: a caller may still name the old address. */
export const addTerms = (orders: readonly OrderTerms[]): Write => ({
  statement: insertTerms,
  values: [
    JSON.stringify(
      orders
        .flatMap(({ orderId, placedAt, terms }) => terms.map((term) => [term, placedAt, orderId] as const))
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    ),
  ],
  rows: 'any',
})
