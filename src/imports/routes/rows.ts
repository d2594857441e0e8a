import Type from 'typebox'
import { pageQuery } from '../../contract/administration.ts'
import { ImportRowList, importRowStatuses } from '../../contract/imports.ts'
import { Problem } from '../../contract/problems.ts'
import { Maybe } from '../../contract/types.ts'
import { foreignCursor, pageById } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { ImportsContext } from '../context.ts'
import { loadJob } from '../job.ts'
import { type FoundOutcome, findOutcomes, type ReportPlace } from '../report.ts'
import { kindsFor } from '../rights.ts'
import { exampleImport } from '../view.ts'

const [{ list, line, reason } = { list: '', line: 0, reason: '' }] = exampleImport.refusedRows
const exampleRow = { list, line, reason }

export const listImportRows = ({ store }: ImportsContext) =>
  route({
    operationId: 'listImportRows',
    method: 'GET',
    path: '/admin/v1/imports/{importId}/rows',
    tag: 'Administration',
    summary: 'Read what became of each row of an import',
    description:
      'In the order of the upload, in pages. Of a dry run, what would become of them. While an import runs, the rows so far.',
    access: 'import-files',
    params: { importId: 'The `importId` of the answer to the upload.' },
    query: Type.Object({
      status: Maybe(Type.Enum([...importRowStatuses], { description: 'Only rows with this outcome.' })),
      ...pageQuery('Rows'),
    }),
    success: ok('One page of rows.', ImportRowList, {
      rows: [{ ...exampleRow, status: 'refused' }],
      nextCursor: null,
    }),
    problems: ['import_not_found'],

    read: ({ caller, params: { importId = '' }, query }) =>
      pageById(query, {
        async find(cursor, limit) {
          const after = placeOf(cursor)
          if (after === undefined) return foreignCursor()
          const job = await loadJob(store, importId)
          if (!job || !kindsFor(caller).includes(job.kind))
            return new Problem('import_not_found', `There is no import ${importId}.`)
          return findOutcomes(store, importId, query.status, after, limit)
        },
        positionOf: nameOf,
        view: (found) => ({ rows: found.map(({ place: _, value: __, ...row }) => row) }),
      }),
  })

const nameOf = ({ place: { piece, index } }: FoundOutcome) => `${piece} ${index}`

/** Numbers of a size that both databases accept as a parameter. */
const placeName = /^(\d{1,9}) (\d{1,9})$/

/** Undefined if the name is that of an item of another list. */
function placeOf(name: string | null): ReportPlace | null | undefined {
  if (name === null) return null
  const [, piece, index] = placeName.exec(name) ?? []
  return piece === undefined ? undefined : { piece: Number(piece), index: Number(index) }
}
