import Type from 'typebox'
import { NextCursor } from './administration.ts'
import { DateTime, Maybe, Nullable, Text } from './types.ts'

export const importKinds = ['catalog', 'prices', 'stock', 'carriers', 'payments'] as const

export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const

export const ImportQuery = Type.Object({
  kind: Type.Enum([...importKinds], {
    description: 'What the rows are. Each kind needs the rights of what it changes.',
  }),
  list: Maybe(
    Text('text', {
      description:
        'The list of NDJSON and CSV rows: `products` (the default), `groups` or `bundles`; `prices`; `stock` (the default) or `purchaseOrders`; `carriers`; `payments`.',
    }),
  ),
  columns: Maybe(
    Text('notes', {
      description:
        'For CSV with a header of its own: the member and the header of its column, such as `bankReference=Arkivref;amount=Beløp`. Columns that are not named keep their name.',
    }),
  ),
  values: Maybe(
    Text('notes', {
      description:
        'For CSV without a column for a member: the same value for all rows, such as `priceList=NOK-standard;currency=NOK`.',
    }),
  ),
  mapping: Maybe(
    Type.Enum(['remembered'], {
      description:
        'For CSV, instead of `columns` and `values`: those of the last import of this kind and list from a file with the same headers, if there was one.',
    }),
  ),
  dryRun: Maybe(
    Type.Enum(['true', 'false'], {
      description: '`true`: no row is stored, the result says what would change.',
    }),
  ),
})

export const ImportDocument = Type.Object(
  {},
  {
    title: 'ImportDocument',
    additionalProperties: true,
    description:
      'Lists of rows, as in docs/reference/formats.md. Groups come before products, products before bundles.',
  },
)

const summary = {
  importId: Type.String(),
  kind: Type.Enum([...importKinds]),
  dryRun: Type.Boolean(),
  state: Type.Enum(['Uploading', 'Waiting', 'Done', 'Failed'], {
    description: 'Waiting: it runs, or begins soon.',
  }),
  createdAt: DateTime(),
  createdBy: Type.Object(
    { client: Type.String(), subject: Type.String() },
    { title: 'ImportStarter', description: 'Who uploaded it, as in the audit.' },
  ),
  rows: Type.Object(
    {
      total: Type.Integer(),
      done: Type.Integer(),
      new: Type.Integer(),
      changed: Type.Integer(),
      equal: Type.Integer(),
      refused: Type.Integer(),
    },
    { title: 'ImportRows' },
  ),
  error: Nullable(Type.String()),
}

export const ImportList = Type.Object(
  { imports: Type.Array(Type.Object(summary, { title: 'ImportSummary' })), nextCursor: NextCursor },
  { title: 'ImportList' },
)

export const importRowStatuses = ['new', 'changed', 'equal', 'refused'] as const

export const ImportRowList = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          list: Type.String(),
          line: Type.Integer({ description: 'Where the row begins in the upload, from 1.' }),
          status: Type.Enum([...importRowStatuses]),
          reason: Nullable(
            Type.String({
              description: 'Why it was refused, or which row before it was about the same thing.',
            }),
          ),
        },
        { title: 'ImportedRow' },
      ),
    ),
    nextCursor: NextCursor,
  },
  { title: 'ImportRowList' },
)

export const ImportView = Type.Object(
  {
    ...summary,
    reading: Nullable(
      Type.Object(
        {
          encoding: Type.Enum([...encodings]),
          separator: Type.String({ description: 'Between cells.' }),
          columns: Type.Array(
            Type.Object(
              {
                header: Type.String(),
                member: Nullable(
                  Type.String({
                    description: 'Null: the list has no such member, and the column is not read.',
                  }),
                ),
                decimals: Nullable(
                  Type.Enum([',', '.', 'both'], {
                    description:
                      'The mark before decimals, by all cells of the column. `both`: cells with a mark are refused. Null: no cell tells, or they are no numbers.',
                  }),
                ),
              },
              { title: 'ReadColumn' },
            ),
          ),
          values: Type.Record(Type.String(), Type.String(), {
            description: 'Members with the same value in all rows.',
          }),
        },
        { title: 'ImportReading', description: 'How a CSV file was read; null for other formats.' },
      ),
    ),
    repeated: Type.Integer({
      description: 'Rows about the same thing as a row before them; the last one counts.',
    }),
    warnings: Type.Array(
      Type.Object(
        { list: Type.String(), line: Type.Integer(), reason: Type.String() },
        { title: 'ImportWarning' },
      ),
      { description: 'The first 100 repeated rows.' },
    ),
    refusedRows: Type.Array(
      Type.Object(
        {
          list: Type.String(),
          line: Type.Integer(),
          reason: Type.String(),
          cells: Type.Record(Type.String(), Type.String(), {
            description: 'The row as it was sent, by members; of long cells the beginning.',
          }),
          wrong: Type.Array(Type.String(), {
            description: 'The members with wrong cells, if that is known.',
          }),
        },
        { title: 'RefusedRow' },
      ),
      { description: 'The first 100 refused rows. `GET /admin/v1/imports/{importId}/rows` has all of them.' },
    ),
  },
  { title: 'Import' },
)
