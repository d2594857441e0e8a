// Inserts of single rows that arrive in the same turn of the event loop are sent as one statement, and so share one round
// trip and one sync. They do not wait for the group before them (group.ts): they lock no row that exists already, so that no
// row of a shared statement waits for another transaction.
//
// perf: creating a draft takes 57 % more processor time without it (median of five pairs in one run), at 64 clients.
// `npm run bench -- create-checkout postgres` shows the figure with it.
import { insertRows, maxRows } from '../several-rows.ts'
import type { InsertStatement, WriteStatement } from '../statement.ts'
import type { Value, Write } from '../store.ts'

interface Waiting {
  values: readonly Value[]
  resolve: () => void
  reject: (error: unknown) => void
}

export interface InsertOptions {
  /** Inserts some rows with one statement. */
  run: (statement: InsertStatement | WriteStatement, values: readonly Value[], rows: number) => Promise<void>
  /** Whether an error says that nothing was written, and may be the fault of a single row. */
  mayConcernOneRow: (error: unknown) => boolean
}

type Insert = (values: readonly Value[]) => Promise<void>

/** Inserts a row; undefined for writes that cannot share a statement. */
export function sharedInserts(options: InsertOptions): (write: Write) => Promise<void> | undefined {
  const inserts = new Map<string, Insert>()
  return ({ statement, values = [] }) => {
    // Where rows may be left out, the number of rows must be checked.
    if (statement.kind !== 'insert' || statement.ending !== '') return undefined
    let insert = inserts.get(statement.name)
    if (insert === undefined) {
      insert = gatherRows(statement, options)
      inserts.set(statement.name, insert)
    }
    return insert(values)
  }
}

/** Gathers the rows of one statement. */
function gatherRows(statement: InsertStatement, { run, mayConcernOneRow }: InsertOptions): Insert {
  let waiting: Waiting[] = []

  function send(): void {
    const all = waiting
    waiting = []
    while (all.length > 0) void insert(all.splice(0, maxRows))
  }

  async function insert(group: Waiting[]): Promise<void> {
    try {
      await run(
        insertRows(statement, group.length),
        group.flatMap(({ values }) => values),
        group.length,
      )
      for (const { resolve } of group) resolve()
    } catch (error) {
      // A row that is refused takes no other row along.
      if (group.length > 1 && mayConcernOneRow(error)) {
        for (const { values, resolve, reject } of group) run(statement, values, 1).then(resolve, reject)
      } else for (const { reject } of group) reject(error)
    }
  }

  return (values) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ values, resolve, reject })
      if (waiting.length === 1) setImmediate(send)
    })
}
