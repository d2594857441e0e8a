import Type, { type Static } from 'typebox'
import { DateTime, IntegerInput, Maybe, Nullable, Text } from './types.ts'

/** The members that pages of a list have in common. */
export const pageQuery = (what: string) => ({
  limit: Maybe(IntegerInput({ minimum: 1, maximum: 500, description: `${what} per page; 100 by default.` })),
  cursor: Maybe(Text('notes', { description: 'The `nextCursor` of the previous page.' })),
})

export const searchQuery = (fields: string) => ({
  search: Maybe(Text('text', { description: `Only those with this text in ${fields}, in any case.` })),
})

export const NextCursor = Nullable(
  Type.String({ description: 'Send it as `cursor` to get the next page; null on the last page.' }),
)

export const Version = Type.Integer({
  description: 'Grows with every change. Send it in quotes as `If-Match` with a change.',
  examples: [1],
})

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: DateTime(),
    client: Type.String({ description: 'The client that made the change, or `command line`.' }),
    subject: Type.String({
      description: 'The id of its API key, or the person (`sub`) of its access token; may be empty.',
    }),
    action: Type.String({ examples: ['change'] }),
    entity: Type.String({ description: 'The kind of thing that changed.', examples: ['account'] }),
    entityId: Type.String(),
    before: Nullable(
      Type.Object({}, { additionalProperties: true, description: 'What changed, as it was before.' }),
    ),
    after: Nullable(Type.Object({}, { additionalProperties: true, description: 'The same afterwards.' })),
    reason: Nullable(Type.String()),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditList = Type.Object(
  { entries: Type.Array(AuditEntry, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'AuditList' },
)
