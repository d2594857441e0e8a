// Numbers without a gap: they are drawn in the batch that stores their documents, so that both exist or neither. A series that another
// process advanced meanwhile touches no row, and the command decides again.
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { integer, text } from '../../platform/store/row.ts'
import { insertStatement, writeStatement } from '../../platform/store/statement.ts'
import { type Reader, type Write, write } from '../../platform/store/store.ts'

const select = listStatement({
  name: 'invoiceSeries.next',
  columns: { id: text, next: integer },
  sql: (ids) => `SELECT id, next FROM invoice_series WHERE id IN ${ids}`,
})

const insert = insertStatement(
  'invoiceSeries.insert',
  'invoice_series',
  ['id', 'next'],
  'ON CONFLICT DO NOTHING',
)

const advance = writeStatement({
  name: 'invoiceSeries.advance',
  isRaced: true,
  sql: 'UPDATE invoice_series SET next = next + $3 WHERE id = $1 AND next = $2',
})

/** The next number of each series; 1 for one that has none yet. */
export async function loadNext(store: Reader, series: readonly string[]): Promise<Map<string, number>> {
  const rows = await allIn(store, select, series)
  const next = new Map(rows.map(({ id, next }) => [id, next]))
  return new Map(series.map((id) => [id, next.get(id) ?? 1]))
}

/** Takes numbers from `next` on. */
export const takeNumbers = (series: string, next: number, count: number): Write =>
  next === 1 ? write(insert, [series, 1 + count]) : write(advance, [series, next, count])
