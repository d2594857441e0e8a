// A batch is one unit for the server: all statements are sent at once and end with a single Sync, which makes them one
// implicit transaction. An error in any of them skips the rest, and nothing is stored; the Sync commits. A separate BEGIN
// or COMMIT could fail alone and split the batch.
import pg from 'pg'
import { OutcomeUnknown, StoreUnavailable, type Value, type Write } from '../store.ts'
import { expectRows } from './migrate.ts'

/** The messages of the protocol that a batch needs. The types of `pg` describe an older version of them. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  close(message: { type: 'S'; name: string }): void
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: (string | null)[] }): void
  execute(): void
  sync(): void
}

/** Names that a connection has prepared for batches. Those of queries are other names, which `pg` keeps. */
const preparedOn = new WeakMap<Wire, Set<string>>()

/** Runs all writes or none, in one round trip. */
export function runBatch(client: pg.Client, writes: readonly Write[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const statements = writes.map(preparedWrite)
    let isSent = false
    let completed = 0
    const fresh = new Set<string>()
    let prepared = fresh

    // What `pg` calls on the query that is under way.
    const query = {
      submit(wire: Wire) {
        prepared = preparedOn.get(wire) ?? new Set()
        preparedOn.set(wire, prepared)
        isSent = true
        // One write to the socket instead of one per message.
        wire.stream.cork()
        try {
          for (const { name, text, values } of statements) {
            if (name === '') wire.parse({ name, text })
            else if (!prepared.has(name) && !fresh.has(name)) {
              // A batch that failed may have prepared this name. Closing a name that does not exist is no error.
              wire.close({ type: 'S', name })
              wire.parse({ name, text })
              fresh.add(name)
            }
            wire.bind({ statement: name, values })
            wire.execute()
          }
          wire.sync()
        } finally {
          wire.stream.uncork()
        }
      },
      handleCommandComplete() {
        completed++
      },
      handleReadyForQuery() {
        for (const name of fresh) prepared.add(name)
        resolve()
      },
      handleError(error: Error) {
        if (!isSent) return reject(new StoreUnavailable(error.message, { cause: error }))
        // The server stops at the first error, so an error means that nothing was stored. Two cases say nothing: a lost
        // connection, and the end of the session after the last statement, when the commit may have happened.
        const isCertain =
          error instanceof pg.DatabaseError && !(completed === statements.length && endsSession(error))
        reject(isCertain ? error : new OutcomeUnknown(error.message, { cause: error }))
      },
      handleRowDescription() {},
      handleDataRow() {},
    }
    client.query(query as unknown as pg.Submittable)
  })
}

/** A write that must touch another number of rows is another statement for the server. */
function preparedWrite({ statement, rows, values = [] }: Write) {
  const { name } = statement
  const sql = statement.sql.postgres
  return {
    name: name === '' || rows === 'any' ? name : `${name}=${rows}`,
    text: rows === 'any' ? sql : expectRows(sql, rows),
    values: values.map(asText),
  }
}

/** Shutdown, termination, timeouts of a session, I/O and internal errors. */
const endsSession = ({ code = '' }: pg.DatabaseError) => /^(08|25P|57P|58|XX)/.test(code)

const asText = (value: Value) => (typeof value === 'number' ? String(value) : value)
