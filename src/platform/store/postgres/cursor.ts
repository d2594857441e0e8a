import type { ClientBase, QueryResultRow } from 'pg'

const pieceRows = 1000

/** Reads a query in chunks, inside a transaction, with constant memory. */
export async function* readInPieces<T extends QueryResultRow>(
  client: ClientBase,
  sql: string,
  rowMode?: 'array',
): AsyncIterable<T[]> {
  await client.query(`DECLARE reading NO SCROLL CURSOR FOR ${sql}`)
  for (;;) {
    const { rows } = await client.query<T>({
      text: `FETCH ${pieceRows} FROM reading`,
      ...(rowMode ? { rowMode } : {}),
    } as { text: string })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE reading')
}
