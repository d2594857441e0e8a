import Type from 'typebox'
import { pageQuery } from '../../contract/administration.ts'
import { ImportList } from '../../contract/imports.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { ImportsContext } from '../context.ts'
import { findJobs } from '../job.ts'
import { kindsFor } from '../rights.ts'
import { exampleImport, summarizeImport } from '../view.ts'

const { refusedRows: _, reading: __, repeated: ___, warnings: ____, ...exampleSummary } = exampleImport

export const listImports = ({ store }: ImportsContext) =>
  route({
    operationId: 'listImports',
    method: 'GET',
    path: '/admin/v1/imports',
    tag: 'Administration',
    summary: 'List imports',
    description:
      'The newest first, in pages, with their progress; those of kinds that the caller may import. Imports that have ended are removed after some time.',
    access: 'import-files',
    query: Type.Object(pageQuery('Imports')),
    success: ok('One page of imports.', ImportList, { imports: [exampleSummary], nextCursor: null }),

    read: ({ caller, query }) =>
      pageById(query, {
        find: (after, limit) => findJobs(store, kindsFor(caller), after, limit),
        positionOf: ({ id }) => id,
        view: (found) => ({ imports: found.map(summarizeImport) }),
      }),
  })
