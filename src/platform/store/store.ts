// The interface to the database, the same for both engines.
import type { TableRows } from './open-backup.ts'
import type {
  AddStatement,
  AdHocStatement,
  Engine,
  InsertStatement,
  ReadStatement,
  WriteStatement,
} from './statement.ts'

export type Value = string | number | null

/** One question: a statement, and the values of its placeholders. */
export interface Query<R> {
  statement: ReadStatement<R> | AdHocStatement<R>
  values?: readonly Value[]
}

/** One change, and how many rows it must touch for the batch to be stored ('any' if every number is right). */
export interface Write {
  statement: InsertStatement | AddStatement | WriteStatement | AdHocStatement<unknown>
  values?: readonly Value[]
  rows: number | 'any'
}

export const write = (
  statement: Write['statement'],
  values: readonly Value[] = [],
  rows: Write['rows'] = 1,
): Write => ({ statement, values, rows })

/** Reads and writes queue separately. */
export type Lane = 'read' | 'write'

/** Receives measurements of the database: histograms of the metrics. */
export interface StoreObserver {
  /** How long a read or a batch waited: for the writer of the embedded database, or for a connection. */
  queueSeconds: { observe(labels: { lane: Lane }, seconds: number): void }
  /** How many batches one commit stored, and how long it took. */
  groupBatches: { observe(batches: number): void }
  commitSeconds: { observe(seconds: number): void }
}

/** What the database does at the moment, for metrics. */
export interface StoreState {
  /** Reads and batches that wait. */
  waiting: Record<Lane, number>
  /** Connections to a server, by what they do; none for an embedded database. */
  connections: Record<string, number>
}

/** Hears how far long work is, often. */
export type OnProgress = (text: string) => void

export interface Store {
  engine: Engine
  /** Throws `UnexpectedRow` if the rows have other columns than the statement declares. */
  all<R>(query: Query<R>): Promise<R[]>
  /**
   * All writes or none, durable once the promise resolves. Throws `Conflict` when a write touched another number
   * of rows than it must: another request was faster, so load again and decide again.
   */
  batch(writes: Write[]): Promise<void>
  /**
   * A consistent copy of everything, taken while others go on reading and writing, into an embedded database file that
   * is new or empty. The copy is not yet synced (see backup-file.ts).
   */
  backup(file: string, onProgress?: OnProgress): Promise<void>
  /** Fills an empty database, all or nothing; throws `NotEmpty` when it is not. */
  load(source: Iterable<TableRows>, onProgress?: OnProgress): Promise<void>
  /** Why writes fail at the moment, as one sentence for the operator; undefined while they succeed. */
  fault(): string | undefined
  /** How far PostgreSQL has written its log, in bytes: a replica that replayed so much has everything committed before. */
  logPosition?(): Promise<number>
  /** One observer; a later one replaces it. */
  observe(observer: StoreObserver): void
  state(): StoreState
  /** How large the files of an embedded database are, in bytes. */
  files?(): { database: number; log: number }
  close(): Promise<void>
}

/** What can only read: also a replica. */
export type Reader = Pick<Store, 'all'>

export class Conflict extends Error {
  override name = 'Conflict'
}

/** The database cannot serve the request at the moment, and nothing of it was stored. Nothing is wrong with the request. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The commit failed in a way that leaves open whether the batch was stored. Only a repeat with the same key can tell. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
}

export async function first<R>(store: Reader, query: Query<R>): Promise<R | undefined> {
  const [row] = await store.all(query)
  return row
}

/** The id of the entity that a write changes; undefined if it changes no entity of this name. */
export function changedId({ statement, values }: Write, entity: string): Value | undefined {
  if (statement.kind !== 'write' || statement.entity?.name !== entity) return undefined
  return values?.[statement.entity.idAt - 1]
}

/** Stores writes. False if another request or process was faster, so that nothing is stored. */
export async function wins(store: Store, writes: Write[]): Promise<boolean> {
  try {
    await store.batch(writes)
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}

/** The store for work that may be given up: from then on it refuses every query, so that the work ends where it is. */
export function storeUntil(store: Store, signal: AbortSignal): Store {
  const refuse = () => Promise.reject(new StoreUnavailable('The work was given up.'))
  return {
    ...store,
    all: (query) => (signal.aborted ? refuse() : store.all(query)),
    batch: (writes) => (signal.aborted ? refuse() : store.batch(writes)),
  }
}
