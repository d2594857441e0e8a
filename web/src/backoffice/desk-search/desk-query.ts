import type { Schemas } from '@buildorder/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

export type DeskResults = Schemas['DeskResults']

export const deskQuery = (query: string) =>
  queryOptions({
    queryKey: ['backoffice', 'desk', query],
    queryFn: ({ signal }) =>
      api.GET('/fulfilment/v1/search', { params: { query: { q: query, limit: 5 } }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    // The caller may have just been talked into something.
    staleTime: 0,
  })
