import { auditIdAt } from '../platform/audit.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import { given, variants } from '../platform/store/variants.ts'

export interface AuditFilter {
  entity: string | null
  entityId: string | null
  client: string | null
  person?: string | null
  importId?: string | null
  from: string | null
  to: string | null
}

const columns = {
  id: text,
  at: integer,
  client: text,
  person: text,
  action: text,
  entity: text,
  entity_id: text,
  before: orNull(text),
  after: orNull(text),
  reason: orNull(text),
  import_id: orNull(text),
}
export type AuditRow = RowOf<typeof columns>

const conditions = {
  entity: 'entity =',
  entityId: 'entity_id =',
  client: 'client =',
  person: 'person =',
  importId: 'import_id =',
  // An id begins with its time.
  from: 'id >=',
  to: 'id <',
  after: 'id <',
}
type Condition = keyof typeof conditions

const statementFor = variants((names: readonly Condition[], suffix) =>
  readStatement({
    name: `audit.find/${suffix}`,
    columns,
    sql: `SELECT ${namesOf(columns)} FROM audit
      ${names.length > 0 ? 'WHERE' : ''} ${names.map((name, index) => `${conditions[name]} $${index + 1}`).join(' AND ')}
      ORDER BY id DESC LIMIT $${names.length + 1}`,
  }),
)

/** Newest first. */
export function findAudit(
  store: Reader,
  { entity, entityId, client, person = null, importId = null, from, to }: AuditFilter,
  after: string | null,
  limit: number,
): Promise<AuditRow[]> {
  const idAt = (time: string | null) => (time === null ? null : auditIdAt(Date.parse(time)))
  const { names, values } = given<Condition>([
    ['entity', entity],
    ['entityId', entityId],
    ['client', client],
    ['person', person],
    ['importId', importId],
    ['from', idAt(from)],
    ['to', idAt(to)],
    ['after', after],
  ])
  return store.all({ statement: statementFor(names), values: [...values, limit] })
}
