// The audit: what staff changed. A row is written in the same batch as the change, and never changed or removed.
import { randomBytes } from 'node:crypto'
import { insertsOf } from './store/several-rows.ts'
import { insertStatement } from './store/statement.ts'
import { type Value, type Write, write } from './store/store.ts'

export interface AuditRecord {
  /** What was done, such as `create`, `change` or `ship`. */
  action: string
  /** The kind of thing that changed, such as `account`, and which one. */
  entity: string
  entityId: string
  /** Null before it existed and after it is gone. Never with secrets. Members that did not change are left out. */
  before: object | null
  after: object | null
  reason?: string | null
}

/** Records of changes of one kind of thing, as people see it. */
export const recordsOf =
  <T extends { id: string }>(entity: string, viewOf: (thing: T) => object) =>
  (action: string, before: T | null, after: T): AuditRecord => ({
    action,
    entity,
    entityId: after.id,
    before: before && viewOf(before),
    after: viewOf(after),
  })

/** The sender of a change, as the audit names it. */
export interface Actor {
  client: string
  subject: string
  /** The import that made the change. */
  importId?: string | undefined
}

/** Changes made on the command line. */
export const commandLine: Actor = { client: 'command line', subject: '' }

/** Names of the service itself in the audit; a caller with one of them would be taken for it. */
const reservedClients = [commandLine.client, 'service', 'system']

/** Whatever its case and spaces. */
export const isReservedClient = (client: string) =>
  reservedClients.includes(client.trim().replace(/\s+/g, ' ').toLowerCase())

const insert = insertStatement('audit.insert', 'audit', [
  'id',
  'at',
  'client',
  'person',
  'action',
  'entity',
  'entity_id',
  'before',
  'after',
  'reason',
  'import_id',
])

let written = 0
/** perf: once per process, because a random number takes longer than the rest of a row. */
const ofProcess = randomBytes(4).toString('hex')

/** Ids are in the order of time, also within a millisecond of one process: times become ranges of ids. */
const newId = (now: number) => `${auditIdAt(now)}-${hex(written++ % 2 ** 24, 6)}-${ofProcess}`

/** No id of this time or later is less, and every earlier id is. */
export const auditIdAt = (time: number) => hex(Math.max(0, Math.floor(time)), 12)

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

export const writeAudit = (record: AuditRecord, by: Actor, now: number): Write =>
  write(insert, valuesOf(record, by, now))

/** The records of many changes as few writes. */
export const writeAudits = (records: readonly AuditRecord[], by: Actor, now: number): Write[] =>
  insertsOf(
    insert,
    records.map((record) => valuesOf(record, by, now)),
  )

function valuesOf(record: AuditRecord, { client, subject, importId }: Actor, now: number): Value[] {
  const { action, entity, entityId, reason = null } = record
  const [before, after] = differences(record.before, record.after)
  return [newId(now), now, client, subject, action, entity, entityId, before, after, reason, importId ?? null]
}

/** The JSON of both, without the members that are equal. */
export function differences(before: object | null, after: object | null): [string | null, string | null] {
  if (before === null || after === null) return [jsonOrNull(before), jsonOrNull(after)]
  const isEqual = (name: string) => jsonOf(before, name) === jsonOf(after, name)
  return [without(before, isEqual), without(after, isEqual)]
}

const jsonOrNull = (value: object | null) => (value === null ? null : JSON.stringify(value))
const jsonOf = (value: object, name: string) => JSON.stringify((value as Record<string, unknown>)[name])
const without = (value: object, isLeftOut: (name: string) => boolean) =>
  JSON.stringify(Object.fromEntries(Object.entries(value).filter(([name]) => !isLeftOut(name))))
