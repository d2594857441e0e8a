import type { Schemas } from '@buildorder/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

export type Dashboard = Schemas['Dashboard']
export type SalesInCurrency = Schemas['SalesInCurrency']
export type ToDo = Schemas['ToDo']

export const dashboardQuery = (hours: number) =>
  queryOptions({
    queryKey: ['backoffice', 'dashboard', hours],
    queryFn: () => api.GET('/fulfilment/v1/dashboard', { params: { query: { hours } } }),
    // The query pauses by itself while the page is hidden.
    refetchInterval: 5000,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const salesQuery = (days: number) =>
  queryOptions({
    queryKey: ['backoffice', 'sales', days],
    queryFn: () => api.GET('/fulfilment/v1/sales', { params: { query: { days } } }),
    refetchInterval: 30_000,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const toDoQuery = queryOptions({
  queryKey: ['backoffice', 'to-do'],
  queryFn: () => api.GET('/fulfilment/v1/to-do'),
  refetchInterval: 10_000,
  staleTime: 0,
})
