// Inserts of single rows that arrive in the same turn of the event loop share one statement, and so one round trip and one
// sync: what group commit is to SQLite. Only plain inserts: they lock no row that is there already, so that whoever
// shares a statement waits for nobody else.
import type { Value, Write } from '../store.ts'

const plainInsert = /^(INSERT INTO \w+ \([\w, ]+\) VALUES )(\(.*\))$/
/** Every number of rows is a statement that the server prepares once on each connection. */
const mostRows = 32

interface Waiting {
  values: Value[]
  resolve: () => void
  reject: (error: unknown) => void
}

export interface InsertOptions {
  run: (sql: string, values: Value[]) => Promise<void>
  /** Whether an error says that nothing was written, and may be the fault of a single row. */
  mayConcernOneRow: (error: unknown) => boolean
}

type Insert = (values: Value[]) => Promise<void>

/** Inserts a row; undefined for writes that are not plain inserts. */
export function sharedInserts(options: InsertOptions): (write: Write) => Promise<void> | undefined {
  const inserts = new Map<string, Insert | null>()
  return ({ sql, values = [] }) => {
    let insert = inserts.get(sql)
    if (insert === undefined) {
      const [, head = '', row] = plainInsert.exec(sql) ?? []
      insert = row === placesOf([values]) ? gatherRows(sql, head, options) : null
      inserts.set(sql, insert)
    }
    return insert?.(values)
  }
}

/** Gathers the rows of one statement. */
function gatherRows(sql: string, head: string, { run, mayConcernOneRow }: InsertOptions): Insert {
  let waiting: Waiting[] = []

  function send(): void {
    const all = waiting
    waiting = []
    while (all.length > 0) void insert(all.splice(0, mostRows))
  }

  async function insert(group: Waiting[]): Promise<void> {
    const rows = group.map(({ values }) => values)
    try {
      await run(head + placesOf(rows), rows.flat())
      for (const { resolve } of group) resolve()
    } catch (error) {
      // A row that is refused takes no other row along.
      if (group.length > 1 && mayConcernOneRow(error)) {
        for (const { values, resolve, reject } of group) run(sql, values).then(resolve, reject)
      } else for (const { reject } of group) reject(error)
    }
  }

  return (values) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ values, resolve, reject })
      if (waiting.length === 1) setImmediate(send)
    })
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
function placesOf(rows: Value[][]): string {
  let number = 0
  return rows.map((row) => `(${row.map(() => `$${++number}`).join(', ')})`).join(', ')
}
