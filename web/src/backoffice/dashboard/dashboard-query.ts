import type { Schemas } from '@buildorder/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

export type Dashboard = Schemas['Dashboard']

export const dashboardQuery = (hours: number) =>
  queryOptions({
    queryKey: ['backoffice', 'dashboard', hours],
    queryFn: () => api.GET('/fulfilment/v1/dashboard', { params: { query: { hours } } }),
    // The query pauses by itself while the page is hidden.
    refetchInterval: 5000,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
