// Several statements as one transaction in one round trip: all are sent at once and end with a single Sync, which makes
// them one implicit transaction. An error in any of them skips the rest, and nothing is stored; the Sync commits.
import pg from 'pg'

const int8 = 20

/** How values of the server become values of JavaScript. All our integers are safe as numbers. */
export const valueTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig

export interface Prepared {
  /** Empty: the statement is prepared anew each time. */
  name: string
  text: string
  values: (string | null)[]
}

/** How far a pipeline was when it failed. */
export interface Progress {
  isSent: boolean
  /** The server has answered every statement; the commit is missing. */
  isComplete: boolean
}

export interface PipelineOptions {
  statements: readonly Prepared[]
  /** Whether the server keeps statements by name between transactions. */
  isNamed: boolean
  /** How many of the last statements answer rows. */
  answering: number
  /** The error to throw. */
  failure: (error: Error, progress: Progress) => unknown
}

/** The messages of the protocol that a pipeline needs. The types of `pg` describe an older version of them. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  close(message: { type: 'S'; name: string }): void
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: (string | null)[] }): void
  describe(message: { type: 'P'; name: '' }): void
  execute(): void
  sync(): void
}

interface Field {
  name: string
  dataTypeID: number
}

/** Names that a connection has prepared for pipelines. Those of queries are other names, which `pg` keeps. */
const preparedOn = new WeakMap<Wire, Set<string>>()

/** Runs all statements or none. Returns the rows of each statement that answers rows. */
export function runPipeline(client: pg.Client, options: PipelineOptions): Promise<object[][]> {
  const { statements, isNamed, answering, failure } = options
  return new Promise((resolve, reject) => {
    let isSent = false
    let completed = 0
    const fresh = new Set<string>()
    let prepared = fresh
    let columns: { name: string; parse: (text: string) => unknown }[] | undefined
    const results: object[][] = []

    /**
     * A warning after the last statement is about the commit. If the wait for a synchronous standby is cancelled, the
     * server reports success with a warning, although a failover can lose the commit.
     */
    let warning: string | undefined
    const onNotice = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
      if (isComplete() && code?.startsWith('01')) warning = message ?? 'The server warned of the commit.'
    }
    const isComplete = () => completed === statements.length
    const fail = (error: Error) => reject(failure(error, { isSent, isComplete: isComplete() }))

    function sendStatement(wire: Wire, { name: ownName, text, values }: Prepared): void {
      const name = isNamed ? ownName : ''
      if (name === '') wire.parse({ name, text })
      else if (!prepared.has(name) && !fresh.has(name)) {
        // A pipeline that failed may have prepared this name. Closing a name that does not exist is no error.
        wire.close({ type: 'S', name })
        wire.parse({ name, text })
        fresh.add(name)
      }
      wire.bind({ statement: name, values })
    }

    // What `pg` calls on the query that is under way.
    const query = {
      submit(wire: Wire) {
        prepared = preparedOn.get(wire) ?? new Set()
        preparedOn.set(wire, prepared)
        isSent = true
        client.on('notice', onNotice)
        // perf: one write to the socket instead of one per message: a submit takes 629 µs of processor time instead of
        // 680 µs, in one run. `npm run bench -- submit-checkout postgres` shows the figure with it.
        wire.stream.cork()
        try {
          statements.forEach((statement, place) => {
            sendStatement(wire, statement)
            if (place >= statements.length - answering) wire.describe({ type: 'P', name: '' })
            wire.execute()
          })
          wire.sync()
        } finally {
          wire.stream.uncork()
        }
      },
      // Only the last statements are described: rows before that are those of others.
      handleRowDescription({ fields }: { fields: Field[] }) {
        columns = fields.map(({ name, dataTypeID }) => ({
          name,
          parse: valueTypes.getTypeParser(dataTypeID, 'text'),
        }))
        results.push([])
      },
      handleDataRow({ fields }: { fields: (string | null)[] }) {
        if (!columns) return
        const row: Record<string, unknown> = {}
        columns.forEach(({ name, parse }, index) => {
          const text = fields[index] as string | null
          row[name] = text === null ? null : parse(text)
        })
        results.at(-1)?.push(row)
      },
      handleCommandComplete() {
        completed++
      },
      handleReadyForQuery() {
        client.off('notice', onNotice)
        for (const name of fresh) prepared.add(name)
        if (warning === undefined) resolve(results)
        else fail(new Error(warning))
      },
      handleError(error: Error) {
        client.off('notice', onNotice)
        fail(error)
      },
    }
    client.query(query as unknown as pg.Submittable)
  })
}
