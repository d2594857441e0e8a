// Inserts of single rows that arrive together share one statement, and so one round trip and one sync: what group
// commit is to SQLite. Only plain inserts: they lock no row that is there already, so that whoever shares a statement
// waits for nobody else.
import type { Value, Write } from '../store.ts'

const plainInsert = /^(INSERT INTO \w+ \([\w, ]+\) VALUES )\(\$1(?:, \$\d+)*\)$/
/** Every number of rows is a statement that the server prepares once on each connection. */
const mostRows = 32
/** While these are under way, others gather. */
const mostUnderWay = 2

interface Waiting {
  values: Value[]
  resolve: () => void
  reject: (error: unknown) => void
}

export interface InsertOptions {
  run: (sql: string, values: Value[]) => Promise<void>
  /** Whether an error says for certain that nothing was written. */
  isRefusal: (error: unknown) => boolean
}

/** Inserts a row; undefined for writes that are not plain inserts. */
export function sharedInserts(options: InsertOptions): (write: Write) => Promise<void> | undefined {
  const lanes = new Map<string, Lane | null>()
  return ({ sql, values = [] }) => {
    let lane = lanes.get(sql)
    if (lane === undefined) {
      const [, head] = plainInsert.exec(sql) ?? []
      lane = head === undefined ? null : openLane(sql, head, options)
      lanes.set(sql, lane)
    }
    return lane?.(values)
  }
}

type Lane = (values: Value[]) => Promise<void>

/** The rows of one statement. */
function openLane(sql: string, head: string, { run, isRefusal }: InsertOptions): Lane {
  const waiting: Waiting[] = []
  let underWay = 0

  function send(): void {
    while (waiting.length > 0 && underWay < mostUnderWay) {
      underWay++
      insert(waiting.splice(0, mostRows)).finally(() => {
        underWay--
        send()
      })
    }
  }

  async function insert(group: Waiting[]): Promise<void> {
    try {
      const rows = group.map(({ values }) => values)
      await run(head + tuples(rows), rows.flat())
      for (const { resolve } of group) resolve()
    } catch (error) {
      // Whoever is refused takes nobody along.
      if (group.length > 1 && isRefusal(error)) {
        await Promise.all(group.map(({ values, resolve, reject }) => run(sql, values).then(resolve, reject)))
      } else for (const { reject } of group) reject(error)
    }
  }

  return (values) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ values, resolve, reject })
      // Not at once: requests parsed in the same turn of the event loop join the same statement.
      if (waiting.length === 1) setImmediate(send)
    })
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
function tuples(rows: Value[][]): string {
  let number = 0
  return rows.map((row) => `(${row.map(() => `$${++number}`).join(', ')})`).join(', ')
}
