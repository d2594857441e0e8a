import { ImportView } from '../../contract/imports.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { ImportsContext } from '../context.ts'
import { loadJob } from '../job.ts'
import { kindsFor } from '../rights.ts'
import { exampleImport, viewImport } from '../view.ts'

export const readImport = ({ store }: ImportsContext) =>
  route({
    operationId: 'readImport',
    method: 'GET',
    path: '/admin/v1/imports/{importId}',
    tag: 'Administration',
    summary: 'Read how far an import is',
    description:
      'Its progress and result, and the first refused rows with the reason. What became of every row is in `/rows`.',
    access: 'import-files',
    params: { importId: 'The `importId` of the answer to the upload.' },
    success: ok('The import.', ImportView, exampleImport),
    problems: ['import_not_found'],

    async read({ caller, params: { importId = '' } }) {
      const job = await loadJob(store, importId)
      if (!job || !kindsFor(caller).includes(job.kind))
        return new Problem('import_not_found', `There is no import ${importId}.`)
      return { status: 200, body: viewImport(job) }
    },
  })
