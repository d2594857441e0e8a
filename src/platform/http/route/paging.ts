// Pages of lists that are in the order of their ids. The cursor is the id of the last item, so it stays valid when items are added
// or removed.
import { invalid, Problem } from '../../../contract/problems.ts'
import { isPlainText, readCursor, writeCursor } from './cursor.ts'

export interface PageQuery {
  limit: number | null
  cursor: string | null
}

/** Items per page, unless the request names a number. */
const usualLimit = 100

export interface PageRequest {
  limit: number
  /** The id of the last item of the page before; null for the first page. */
  after: string | null
}

export const foreignCursor = () =>
  invalid({ fieldName: 'cursor', message: 'is not a cursor that this list answered' })

export function readPage({ limit, cursor }: PageQuery): PageRequest | Problem {
  const after = cursor === null ? null : readCursor(cursor, isPlainText)
  if (after === undefined) return foreignCursor()
  return { limit: limit ?? usualLimit, after }
}

/** The page out of what was found from its beginning on: one item more than the page says that another page follows. */
export function pageOf<T>(
  found: readonly T[],
  limit: number,
  idOf: (item: T) => string,
): { items: T[]; nextCursor: string | null } {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const isMore = last !== undefined && found.length > limit
  return { items, nextCursor: isMore ? writeCursor(idOf(last)) : null }
}

interface MemoryList<T> {
  items: Iterable<T>
  idOf: (item: T) => string
  /** The texts that a search looks through. */
  textsOf: (item: T) => readonly (string | null)[]
}

/** One page of a list in memory, in the order of ids, restricted by a search. */
export function pageOfMemory<T>(
  { items, idOf, textsOf }: MemoryList<T>,
  query: PageQuery & { search: string | null },
): { items: T[]; nextCursor: string | null } | Problem {
  const page = readPage(query)
  if (page instanceof Problem) return page
  const { limit, after } = page
  const wanted = query.search?.trim().toLowerCase() ?? ''
  const found = [...items]
    .filter((item) => after === null || idOf(item) > after)
    .filter((item) => wanted === '' || textsOf(item).some((text) => text?.toLowerCase().includes(wanted)))
    .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  return pageOf(found, limit, idOf)
}
