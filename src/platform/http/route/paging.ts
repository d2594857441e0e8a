// Pages of lists. The cursor is the position of the last item, so it stays valid when items are added or removed.
import { invalid, Problem } from '../../../contract/problems.ts'
import type { Answer } from '../reply/answer.ts'
import { type Check, isCount, isPlainText, isTimePosition, readCursor, writeCursor } from './cursor.ts'

export interface PageQuery {
  limit: number | null
  cursor: string | null
}

interface PagedList<T, Position> {
  /** From behind a position; null for the first page. */
  find: (after: Position | null, limit: number) => Promise<T[] | Problem>
  positionOf: (item: T) => Position
  /** The members of the answer. */
  view: (items: T[]) => object | Problem | Promise<object | Problem>
  /** Items per page, unless the request names a number. */
  usualLimit?: number
}

const usualLimit = 100

export const foreignCursor = () =>
  invalid({ fieldName: 'cursor', message: 'is not a cursor that this list answered' })

interface AskedPage<Position> {
  /** From behind a position; null for the first page. */
  after: Position | null
  /** One item more than the page says that another page follows. */
  limit: number
  /** The items of the page, of those that were found. */
  cut<T>(
    found: readonly T[],
    positionOf: (item: T, index: number) => Position,
  ): { items: T[]; nextCursor: string | null }
}

/** The page that a request asks for, in a list with these positions. */
export function askedPage<Position>(
  query: PageQuery,
  isPosition: Check<Position>,
  usual = usualLimit,
): AskedPage<Position> | Problem {
  const after = query.cursor === null ? null : readCursor(query.cursor, isPosition)
  if (after === undefined) return foreignCursor()
  const limit = query.limit ?? usual
  return {
    after,
    limit: limit + 1,
    cut: (found, positionOf) => {
      const { items, next } = cut(found, limit, positionOf)
      return { items, nextCursor: next && writeCursor(next) }
    },
  }
}

/** Answers one page of a list. */
const pagesBy =
  <Position>(isPosition: Check<Position>) =>
  async <T>(query: PageQuery, list: PagedList<T, Position>): Promise<Answer | Problem> => {
    const page = askedPage(query, isPosition, list.usualLimit)
    if (page instanceof Problem) return page
    const found = await list.find(page.after, page.limit)
    if (found instanceof Problem) return found
    const { items, nextCursor } = page.cut(found, list.positionOf)
    const members = await list.view(items)
    return members instanceof Problem ? members : { status: 200, body: { ...members, nextCursor } }
  }

/** Of lists in the order of their ids. */
export const pageById = pagesBy(isPlainText)
/** Of lists in the order of a sequence. */
export const pageByCount = pagesBy(isCount)
/** Of lists in the order of a time, and of ids at the same time. */
export const pageByTime = pagesBy(isTimePosition)

/** The items of a page, and the position of the last one if another page follows. */
export function cut<T, Position>(
  found: readonly T[],
  limit: number,
  positionOf: (item: T, index: number) => Position,
): { items: T[]; next: Position | null } {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const isMore = last !== undefined && found.length > limit
  return { items, next: isMore ? positionOf(last, limit - 1) : null }
}

interface MemoryList<T> extends Pick<PagedList<T, string>, 'view'> {
  items: Iterable<T>
  idOf: (item: T) => string
  /** The texts that a search looks through. */
  textsOf: (item: T) => readonly (string | null)[]
}

/** Of a list in memory, in the order of ids, restricted by a search. */
export function pageOfMemory<T>(
  query: PageQuery & { search: string | null },
  { items, idOf, textsOf, view }: MemoryList<T>,
): Promise<Answer | Problem> {
  const wanted = query.search?.trim().toLowerCase() ?? ''
  const isFound = (item: T) =>
    wanted === '' || textsOf(item).some((text) => text?.toLowerCase().includes(wanted))
  const find = async (after: string | null) =>
    [...items]
      .filter((item) => (after === null || idOf(item) > after) && isFound(item))
      .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  return pageById(query, { find, positionOf: idOf, view })
}
