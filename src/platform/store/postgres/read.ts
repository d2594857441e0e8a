import { rowsOf } from '../statement.ts'
import type { Query } from '../store.ts'
import { asText } from './batch.ts'
import type { Opened } from './connect.ts'
import { runPipeline } from './pipeline.ts'

/** Runs one read. Behind a pooler, the parameters of its transaction go with it. */
export async function runRead<R>(connection: Opened, { statement, values = [] }: Query<R>): Promise<R[]> {
  const { client, prelude, isNamed } = connection
  const text = statement.sql.postgres
  if (prelude.length === 0) {
    const name = isNamed ? statement.name : ''
    return rowsOf(statement, (await client.query({ name, text, values: [...values] })).rows)
  }
  const rows = await runPipeline(client, {
    statements: [...prelude, { name: statement.name, text, values: values.map(asText) }],
    isNamed,
    hasRows: true,
    failure: (error) => error,
  })
  return rowsOf(statement, rows)
}
