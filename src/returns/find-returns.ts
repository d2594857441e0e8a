import { counting } from '../platform/store/count.ts'
import { among, listingByTime, listOf, type TimePosition } from '../platform/store/listing.ts'
import type { Reader } from '../platform/store/store.ts'
import { returnColumns, type StoredReturn, storedReturn } from './return.ts'
import { openReturnStates, waitingForStaff } from './states.ts'

export interface ReturnFilter {
  search: string | null
  /** A state, or a group of states: `open` for all with further actions, `waiting` for those in which staff act next. */
  state: string | null
  /** Only of these accounts; null for all. */
  accounts: readonly string[] | null
}

const groups: Readonly<Record<string, readonly string[]>> = {
  open: openReturnStates,
  waiting: waitingForStaff,
}

const find = listingByTime({
  name: 'return.find',
  table: 'goods_return',
  columns: returnColumns,
  time: 'requested_at',
  searched: ['search'],
  conditions: { states: among('state'), accounts: among('account') },
})

/** Newest first. */
export async function findReturns(
  store: Reader,
  { search, state, accounts }: ReturnFilter,
  after: TimePosition | null,
  limit: number,
): Promise<StoredReturn[]> {
  const states = state === null ? null : (groups[state] ?? [state])
  const rows = await find(store, {
    search,
    after,
    limit,
    where: [
      ['states', listOf(states)],
      ['accounts', listOf(accounts)],
    ],
  })
  return rows.map(storedReturn)
}

/** Those that staff must do something about. */
export const countWaiting = counting(
  'return.countWaiting',
  `FROM goods_return WHERE state IN (${waitingForStaff.map((state) => `'${state}'`).join(', ')})`,
)
