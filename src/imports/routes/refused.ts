import { Problem } from '../../contract/problems.ts'
import { fileAnswer, savedCsv } from '../../platform/http/route/file.ts'
import { route } from '../../platform/http/route/route.ts'
import type { ImportsContext } from '../context.ts'
import { loadJob } from '../job.ts'
import { refusedAsCsv } from '../refused-rows.ts'
import { kindsFor } from '../rights.ts'

export const exportRefusedRows = ({ store }: ImportsContext) =>
  route({
    operationId: 'exportRefusedRows',
    method: 'GET',
    path: '/admin/v1/imports/{importId}/refused',
    tag: 'Administration',
    summary: 'Download the refused rows of an import as CSV',
    description:
      'The rows as they were sent, with the columns and the separator of their file, and the line and the reason in two more columns. UTF-8 with a byte order mark, which spreadsheets need. Corrected, the file can be imported with the same `columns` and `values`.',
    access: 'import-files',
    params: { importId: 'The `importId` of the answer to the upload.' },
    success: savedCsv('\ufeffVarenr;Pris;line;reason\ncpu-2;2490,00;2;there is no product cpu-2\n'),
    problems: ['import_not_found'],

    async read({ caller, params: { importId = '' } }) {
      const job = await loadJob(store, importId)
      if (!job || !kindsFor(caller).includes(job.kind))
        return new Problem('import_not_found', `There is no import ${importId}.`)
      return fileAnswer(`refused-${job.id}.csv`, refusedAsCsv(store, job))
    },
  })
