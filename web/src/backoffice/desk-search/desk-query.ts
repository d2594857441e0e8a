import type { Schemas } from '@buildorder/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

export type DeskResults = Schemas['DeskResults']

export const deskQuery = (query: string) =>
  queryOptions({
    queryKey: ['backoffice', 'desk', query],
    queryFn: async ({ signal }) => {
      const params = { query: { q: query, limit: 5 } }
      // How results are shown comes with the first of them, not with every page.
      const [results, { groupsOf }, { DeskOptions }] = await Promise.all([
        api.GET('/fulfilment/v1/search', { params, signal }),
        import('./desk-groups'),
        import('./desk-options'),
      ])
      return { results, groupsOf, DeskOptions }
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    // The caller may have just been talked into something.
    staleTime: 0,
  })
