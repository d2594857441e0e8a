// The guarded writes of a table of claimed work with the columns id, state ('Pending', the word for done, 'Parked'), attempts, due_at
// and last_error. The number of attempts is the guard: every claim raises it. While a row is claimed, `due_at` is the end of the lease.
import { type WriteStatement, writeStatement } from '../store/statement.ts'
import type { Value, Write } from '../store/store.ts'
import type { Attempt } from './attempt.ts'

interface Item {
  id: string
  attempts: number
}

interface ClaimTable {
  /** The statements are `name.claim`, `name.renew` and `name.finish`. */
  name: string
  table: string
  /** The state of a row whose work is done. */
  done: string
  /** What a claim sets besides; `$4` is the time. */
  claimSets?: string
  /** What must hold for a claim besides. */
  claimIf?: string
  /** Columns that the result sets besides. */
  results: readonly string[]
}

export function claimStatements({ name, table, done, claimSets, claimIf, results }: ClaimTable) {
  const isSame = `id = $1 AND attempts = $2 AND state = 'Pending'`
  const claim = writeStatement({
    name: `${name}.claim`,
    isRaced: true,
    sql: `UPDATE ${table} SET attempts = attempts + 1, due_at = $3${claimSets ? `, ${claimSets}` : ''}
      WHERE ${isSame}${claimIf ? ` AND ${claimIf}` : ''}`,
  })
  const renew = writeStatement({
    name: `${name}.renew`,
    sql: `UPDATE ${table} SET due_at = $3 WHERE ${isSame}`,
  })
  const sets = ['state', 'due_at', 'last_error', ...results].map(
    (column, index) => `${column} = $${index + 3}`,
  )
  const finish = writeStatement({
    name: `${name}.finish`,
    sql: `UPDATE ${table} SET ${sets.join(', ')} WHERE ${isSame}`,
  })
  const write = (statement: WriteStatement, rows: 1 | 'any', ...values: Value[]): Write => ({
    statement,
    values,
    rows,
  })
  return {
    /** Fails if another process has claimed the row. */
    claim: ({ id, attempts }: Item, now: number, until: number) =>
      write(claim, 1, id, attempts, until, ...(claimSets ? [now] : [])),
    /** Changes no row if the lease ended and another process has claimed it. */
    renew: ({ id, attempts }: Item, until: number) => write(renew, 'any', id, attempts + 1, until),
    /** No attempt: it is due later. Changes no row if a process has claimed it. */
    postpone: ({ id, attempts }: Item, dueAt: number) => write(renew, 'any', id, attempts, dueAt),
    /** Fails if the lease ended and another process has claimed it. The values are those of the `results`. */
    finish: ({ id, attempts }: Item, { state, dueAt, error }: Attempt, ...values: Value[]) =>
      write(finish, 1, id, attempts + 1, state === 'Done' ? done : state, dueAt, error, ...values),
  }
}
