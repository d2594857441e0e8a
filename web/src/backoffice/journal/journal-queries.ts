import type { Schemas } from '@buildorder/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { downloadFile } from '../../api/transfer'
import { saveFile } from '../../shell/save-file'
import { basedOn, idempotencyHeader } from '../shared/use-command'

export type JournalAccounts = Schemas['JournalAccounts']
export type JournalSummary = Schemas['JournalSummary']
export type JournalPeriods = Schemas['JournalPeriods']

export const journalKey = ['backoffice', 'journal'] as const

export const periodsQuery = queryOptions({
  queryKey: [...journalKey, 'periods'],
  queryFn: () => api.GET('/fulfilment/v1/journal'),
})

export const accountsQuery = queryOptions({
  queryKey: [...journalKey, 'accounts'],
  queryFn: () => api.GET('/fulfilment/v1/journal/accounts'),
})

export const summaryQuery = (month: string) =>
  queryOptions({
    queryKey: [...journalKey, 'month', month],
    queryFn: () => api.GET('/fulfilment/v1/journal/{month}/summary', { params: { path: { month } } }),
    staleTime: 0,
  })

export const saveAccounts = (
  body: Schemas['NewJournalAccounts'],
  version: number,
  key: string,
): Promise<JournalAccounts> =>
  api.PUT('/fulfilment/v1/journal/accounts', { params: basedOn(version, key), body })

export const closeMonth = (month: string, key: string) =>
  api.POST('/fulfilment/v1/journal/{month}/close', {
    params: { ...idempotencyHeader(key), path: { month } },
  })

export const downloadJournal = async (month: string) =>
  saveFile(`journal-${month}.csv`, await downloadFile(`/fulfilment/v1/journal/${month}`))
