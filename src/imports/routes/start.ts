import { randomUUIDv7 } from 'node:crypto'
import { fileFormats } from '../../contract/import-formats.ts'
import { ImportDocument, ImportQuery, ImportView } from '../../contract/imports.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import type { ReadOf } from '../../contract/types.ts'
import { retryAfter } from '../../platform/http/reply/problem-answer.ts'
import { created, route, type UploadStream } from '../../platform/http/route/route.ts'
import { Conflict, wins } from '../../platform/store/store.ts'
import { readColumns, readValues } from '../columns.ts'
import type { ImportsContext } from '../context.ts'
import { endUpload, failUpload, loadJob, newJob } from '../job.ts'
import { loadRemembered, rememberMapping } from '../mapping.ts'
import { refuseKind } from '../rights.ts'
import { mainLists, rowKinds } from '../row-kinds.ts'
import type { TableMapping } from '../upload/split-table.ts'
import { UnreadableUpload } from '../upload/split-text.ts'
import { readerFor, type UploadType, uploadTypes } from '../upload/splitter.ts'
import { storeUpload } from '../upload/store-upload.ts'
import { exampleImport, viewImport } from '../view.ts'

const rowsBody = {
  schema: ImportDocument,
  example: { prices: [{ priceList: 'NOK-standard', currency: 'NOK', productId: 'cpu-1', net: 2490 }] },
  texts: {
    'application/x-ndjson': '{"priceList":"NOK-standard","currency":"NOK","productId":"cpu-1","net":2490}\n',
    'application/xml':
      '<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="NOK">2500.00</Amt></Ntry></Stmt></BkToCstmrStmt></Document>',
    'text/csv': 'priceList,currency,productId,net\nNOK-standard,NOK,cpu-1,2490\n',
  },
}

export const startImport = ({ store, clock, pokeImports }: ImportsContext) =>
  route({
    operationId: 'startImport',
    method: 'POST',
    path: '/admin/v1/imports',
    tag: 'Administration',
    summary: 'Import many rows',
    description:
      'Takes rows of any number as NDJSON (`application/x-ndjson`), CSV (`text/csv`, with a header), a JSON document or, for payments, a bank statement (`application/xml`, camt.053), and imports them in the background, also after a restart. The rows are those of the import formats. A repeat with the same idempotency key answers the same import. It also needs the rights of what its kind changes: `book-payments` for payments, `manage-settings` for carriers, `change-products`, `change-prices`, and both `count-stock` and `receive-goods` for stock.',
    access: 'import-files',
    isStreamed: true,
    query: ImportQuery,
    body: rowsBody,
    success: created('The rows are stored and will be imported.', ImportView, exampleImport, {
      Location: 'Where the progress can be read.',
    }),

    async decide({ caller, query, stream }, isRetry) {
      const { kind, dryRun } = query
      const refused = refuseKind(caller, kind)
      if (refused) return refused
      // The rows were read once; only the client has them.
      if (isRetry) return new Problem('busy', undefined, [], retryAfter)
      const { bytes, contentType } = stream as UploadStream
      const asked = readAsked(query, contentType)
      if (asked instanceof Problem) return asked
      const { type, list, mapping } = asked
      const remembered = query.mapping ? await loadRemembered(store, kind, list) : undefined
      const id = randomUUIDv7()
      await store.batch([newJob(id, kind, dryRun === 'true', clock(), caller)])
      const reader = readerFor(type, list, fileFormats[kind], mapping, remembered)
      try {
        const { rows, pieces } = await storeUpload(store, id, bytes, reader, clock)
        const reading = reader.reading()
        const job = await loadJob(store, id)
        if (!job) throw new Error(`The import ${id} is missing.`)
        return {
          writes: [
            endUpload(id, rows, pieces, reading),
            ...(reading && mapping.columns.size + mapping.values.size > 0
              ? [rememberMapping(kind, list, reading, mapping, clock())]
              : []),
          ],
          record: {
            action: dryRun === 'true' ? 'dryRun' : 'import',
            entity: 'import',
            entityId: id,
            before: null,
            after: { kind, rows },
          },
          answer: {
            status: 201,
            body: viewImport({
              ...job,
              state: 'Waiting',
              rows_total: rows,
              pieces,
              reading: reading && JSON.stringify(reading),
            }),
            headers: { Location: `/admin/v1/imports/${id}` },
          },
          afterwards: async () => pokeImports(),
        }
      } catch (error) {
        if (error instanceof UnreadableUpload) {
          await wins(store, failUpload(id, `The upload cannot be read: ${error.message}.`))
          return invalid({ fieldName: 'body', message: error.message })
        }
        // The client is gone, or was too slow.
        if (bytes.errored) {
          await wins(store, failUpload(id, 'The upload broke off; nothing of it was imported.'))
          return new Problem('request_timeout')
        }
        // Another process has given it up.
        if (error instanceof Conflict) return new Problem('busy', undefined, [], retryAfter)
        // The importer ends the job.
        throw error
      }
    },
  })

interface Asked {
  type: UploadType
  list: string
  mapping: TableMapping
}

function readAsked(query: ReadOf<typeof ImportQuery>, contentType: string | undefined): Asked | Problem {
  const { kind } = query
  const type = uploadTypes.find((each) => contentType?.toLowerCase().startsWith(each))
  if (!type || (type === 'application/xml' && kind !== 'payments'))
    return invalid({
      fieldName: 'Content-Type',
      message: `must be ${uploadTypes.join(', ')}; XML is for payments`,
    })
  const list = query.list ?? mainLists[kind]
  const lists = Object.keys(rowKinds[kind])
  if (!lists.includes(list)) return invalid({ fieldName: 'list', message: `must be ${lists.join(', ')}` })
  const members = Object.keys(fileFormats[kind][list]?.properties ?? {})
  const columns = readColumns(query.columns, members)
  if (typeof columns === 'string') return invalid({ fieldName: 'columns', message: columns })
  const values = readValues(query.values, members)
  if (typeof values === 'string') return invalid({ fieldName: 'values', message: values })
  return { type, list, mapping: { columns, values } }
}
