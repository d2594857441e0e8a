import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { downloadFile, uploadFile } from '../../api/transfer'
import { cursorPages, fromCursor } from '../shared/cursor-pages'

export type Import = Schemas['Import']
export type ImportSummary = Schemas['ImportSummary']
export type ImportKind = Import['kind']

export const importsKey = ['backoffice', 'imports'] as const

/** Milliseconds between two questions about a running import. */
const pollMs = 700

export const isRunning = ({ state }: Pick<Import, 'state'>) => state === 'Waiting' || state === 'Uploading'

/** Milliseconds between two questions about the list while an import in it runs. */
const listPollMs = 2000

export const importsQuery = infiniteQueryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ pageParam }) =>
    api.GET('/admin/v1/imports', { params: { query: { limit: 50, ...fromCursor(pageParam) } } }),
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ imports }) => imports.some(({ state }) => state === 'Waiting')) ? listPollMs : false,
  staleTime: 0,
  ...cursorPages,
})

/** Asked again until the import has ended. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [...importsKey, 'one', importId],
    queryFn: () => api.GET('/admin/v1/imports/{importId}', { params: { path: { importId } } }),
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data) ? false : pollMs),
    staleTime: 0,
  })

/** Every refused row with all its columns; the import itself has the first of them. */
export const downloadRefused = (importId: string) => downloadFile(`/admin/v1/imports/${importId}/refused`)

export interface ImportUpload {
  kind: ImportKind
  /** Of CSV and NDJSON; a JSON document names its lists. */
  list: string
  isDryRun: boolean
  contentType: string
  /** Which column is which member; without it, as for the last file with the same headers. */
  mapping?: Mapping | undefined
}

export interface Mapping {
  /** Headers by members. */
  columns: Record<string, string>
  /** Members with the same value in all rows. */
  values: Record<string, string>
}

const pairs = (members: Record<string, string>) =>
  Object.entries(members)
    .map(([member, named]) => `${member}=${named}`)
    .join(';')

const queryOf = ({ columns, values }: Mapping) => ({ columns: pairs(columns), values: pairs(values) })

export const uploadImport = (
  { kind, list, isDryRun, contentType, mapping }: ImportUpload,
  file: File,
  key: string,
  onProgress: (sent: number) => void,
) => {
  const columns = mapping ? queryOf(mapping) : contentType === 'text/csv' ? { mapping: 'remembered' } : {}
  return uploadFile<Import>({
    path: `/admin/v1/imports?${new URLSearchParams({ kind, list, dryRun: String(isDryRun), ...columns })}`,
    file,
    contentType,
    key,
    onProgress,
  })
}
