// Whether a pooler is between the service and the server, and what it can do.
import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'

/**
 * An SQL condition: the session belongs to a pooler. A server greets with the number of the process that serves the
 * session. A pooler cannot know it then, because it chooses a process for each transaction, and so it invents one.
 */
export const isPooled = (client: pg.ClientBase) =>
  `pg_backend_pid() IS DISTINCT FROM ${(client as { processID?: number | null }).processID ?? 'NULL'}`

interface Wire {
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: string[] }): void
  execute(): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

/**
 * Whether the pooler keeps prepared statements by name for each of its clients, as PgBouncer does since 1.21 with
 * max_prepared_statements. Such a pooler prepares them on the server under names of its own. Otherwise the server has
 * the name that was sent, and the next transaction may run where the name is not known or has another meaning.
 */
export function poolerKeepsNames(client: pg.Client): Promise<boolean> {
  const name = `probe-${randomUUIDv7()}`
  return new Promise((resolve, reject) => {
    let isKnown = true
    const query = {
      submit(wire: Wire) {
        wire.parse({ name, text: 'SELECT count(*) FROM pg_prepared_statements WHERE name = $1' })
        wire.bind({ statement: name, values: [name] })
        wire.execute()
        wire.close({ type: 'S', name })
        wire.sync()
      },
      handleRowDescription() {},
      handleDataRow({ fields }: { fields: string[] }) {
        isKnown = fields[0] !== '0'
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(!isKnown),
      handleError: reject,
    }
    client.query(query as unknown as pg.Submittable)
  })
}
