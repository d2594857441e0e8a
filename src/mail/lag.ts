import { isSendingOn } from '../platform/jobs/sending.ts'
import { integer } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { first, type Store } from '../platform/store/store.ts'

const selectEarliest = readStatement({
  name: 'mail.earliest',
  columns: { due_at: integer },
  sql: `SELECT due_at FROM mail WHERE state = 'Pending' AND ${isSendingOn} ORDER BY due_at, id LIMIT 1`,
})

/** When the next email is due, or was; null if none is pending or nothing is sent. */
export async function earliestMail(store: Store): Promise<number | null> {
  const row = await first(store, { statement: selectEarliest })
  return row?.due_at ?? null
}
