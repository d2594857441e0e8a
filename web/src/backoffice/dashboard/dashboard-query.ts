import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, type Schemas } from '../../api/client'

export type Dashboard = Schemas['Dashboard']

export const dashboardQuery = (hours: number) =>
  queryOptions({
    queryKey: ['backoffice', 'dashboard', hours],
    queryFn: () => answer(api.GET('/fulfilment/v1/dashboard', { params: { query: { hours } } })),
    // The query pauses by itself while the page is hidden.
    refetchInterval: 5000,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
