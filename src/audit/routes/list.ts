import Type from 'typebox'
import { type AuditEntry, AuditList, pageQuery } from '../../contract/administration.ts'
import { DateTime, Maybe, Text } from '../../contract/types.ts'
import type { BaseContext } from '../../platform/context.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import { type AuditRow, findAudit } from '../find.ts'

const example: AuditEntry = {
  id: '019bc0f46f50-000000-1a2b3c4d',
  at: '2026-01-15T09:30:00.000Z',
  client: 'Back office',
  subject: 'a81f03c2d4',
  action: 'change',
  entity: 'account',
  entityId: '100001',
  before: { priceList: 'NOK-standard' },
  after: { priceList: 'NOK-reseller' },
  reason: null,
  importId: null,
}

export const listAudit = ({ store }: BaseContext) =>
  route({
    operationId: 'listAudit',
    method: 'GET',
    path: '/admin/v1/audit',
    tag: 'Administration',
    summary: 'List what staff changed',
    description:
      'Every change by staff, by imports and on the command line, newest first, in pages: who, what, before and after. Entries are never changed or removed.',
    access: 'see-audit',
    query: Type.Object({
      entity: Maybe(
        Text('text', { description: 'Only changes of this kind of thing.', examples: ['order'] }),
      ),
      entityId: Maybe(Text('text', { description: 'Only changes of the thing with this id.' })),
      client: Maybe(Text('text', { description: 'Only changes by this client.' })),
      subject: Maybe(
        Text('text', {
          description:
            'Only changes by this person, or with the API key of this id: the `subject` of an entry.',
        }),
      ),
      importId: Maybe(Text('text', { description: 'Only what this import changed.' })),
      from: Maybe(DateTime({ description: 'Only changes at this time or later.' })),
      to: Maybe(DateTime({ description: 'Only changes before this time.' })),
      ...pageQuery('Entries'),
    }),
    success: ok('One page of the audit.', AuditList, { entries: [example], nextCursor: null }),

    read: ({ query }) =>
      pageById(query, {
        find: (after, limit) => findAudit(store, { ...query, person: query.subject }, after, limit),
        positionOf: ({ id }) => id,
        view: (found) => ({ entries: found.map(viewOf) }),
      }),
  })

const viewOf = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: isoDate(row.at),
  client: row.client,
  subject: row.person,
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
  reason: row.reason,
  importId: row.import_id,
})
