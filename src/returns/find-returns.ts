import { contains, patternOf } from '../platform/store/like-pattern.ts'
import { namesOf } from '../platform/store/row.ts'
import { type Engine, perEngine, readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import { variants } from '../platform/store/variants.ts'
import { returnColumns, type StoredReturn, storedReturn } from './return.ts'
import { openReturnStates, waitingForStaff } from './states.ts'

export interface ReturnFilter {
  search: string | null
  /** A state, or a group of states: `open` for all with further actions, `waiting` for those in which staff act next. */
  state: string | null
  /** Only of these accounts; null for all. */
  accounts: readonly string[] | null
}

/** The last return of the page before. */
export interface ReturnPosition {
  requestedAt: number
  id: string
}

const listed: Record<Engine, (at: number) => string> = {
  sqlite: (at) => `(SELECT value FROM json_each($${at}))`,
  postgres: (at) => `(SELECT json_array_elements_text($${at}::json))`,
}

const groups: Readonly<Record<string, readonly string[]>> = {
  open: openReturnStates,
  waiting: waitingForStaff,
}

const columnOf = { states: 'state', accounts: 'account' }
type Condition = keyof typeof columnOf

/** $1 and $2 are the position, $3 the pattern, $4 the limit. */
const fixed = 4

const statementFor = variants((parts: readonly Condition[], suffix) =>
  readStatement({
    name: `return.find/${suffix}`,
    columns: returnColumns,
    sql: perEngine(
      (engine) => `SELECT ${namesOf(returnColumns)} FROM goods_return
      WHERE (requested_at, id) < ($1, $2) AND ${contains(['search'], '$3', engine)}
      ${parts.map((part, index) => `AND ${columnOf[part]} IN ${listed[engine](fixed + 1 + index)}`).join(' ')}
      ORDER BY requested_at DESC, id DESC LIMIT $4`,
    ),
  }),
)

/** Newest first. */
export async function findReturns(
  store: Reader,
  { search, state, accounts }: ReturnFilter,
  after: ReturnPosition | null,
  limit: number,
): Promise<StoredReturn[]> {
  const states = state === null ? null : (groups[state] ?? [state])
  const asked: [Condition, readonly string[] | null][] = [
    ['states', states],
    ['accounts', accounts],
  ]
  const given = asked.flatMap(([name, list]) =>
    list === null ? [] : [[name, JSON.stringify(list)] as const],
  )
  const rows = await store.all({
    statement: statementFor(given.map(([name]) => name)),
    values: [
      ...[after?.requestedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', patternOf(search), limit],
      ...given.map(([, list]) => list),
    ],
  })
  return rows.map(storedReturn)
}
