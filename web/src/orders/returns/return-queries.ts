import { isTemporary } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { createRequestKey } from '../../api/request-key'
import { isOver, type NewReturn, type Return } from './return-state'

/** How often a visible page refreshes; a hidden one does not. */
const everyMs = 5_000
const perPage = 20

export const returnsKey = ['returns'] as const

export const returnsQuery = infiniteQueryOptions({
  queryKey: [...returnsKey, 'all'],
  queryFn: ({ pageParam: cursor }) =>
    api.GET('/returns/v1', {
      params: { query: { limit: perPage, ...(cursor === null ? {} : { cursor }) } },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchInterval: 2 * everyMs,
})

export const returnQuery = (returnId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'one', returnId],
    queryFn: () => api.GET('/returns/v1/{returnId}', { params: { path: { returnId } } }),
    refetchInterval: ({ state: { data } }) => (data && !isOver(data) ? everyMs : false),
  })

export const returnableQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'returnable', orderId],
    queryFn: () => api.GET('/orders/v1/{orderId}/returnable', { params: { path: { orderId } } }),
  })

export const returnsOfOrderQuery = (orderId: string, count: number) =>
  queryOptions({
    queryKey: [...returnsKey, 'of', orderId, count],
    queryFn: async () => (await api.GET('/returns/v1', { params: { query: { search: orderId } } })).returns,
    enabled: count > 0,
  })

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } })

export const requestReturn = (body: NewReturn, key: string) =>
  api.POST('/returns/v1', { params: keyed(key), body })

export const answerReturn = ({ returnId, text }: { returnId: string; text: string }, key: string) =>
  api.POST('/returns/v1/{returnId}/answer', {
    params: { ...keyed(key), path: { returnId } },
    body: { text },
  })

export const withdrawReturn = ({ returnId }: { returnId: string }, key: string) =>
  api.POST('/returns/v1/{returnId}/withdraw', { params: { ...keyed(key), path: { returnId } } })

/** A change of a return. A retry after a lost answer repeats the same request, which acts once. */
export function useReturnChange<Input>(
  send: (input: Input, key: string) => Promise<Return>,
  onDone?: (changed: Return) => unknown,
) {
  const [requestKey] = useState(createRequestKey)
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        const changed = await send(input, requestKey.keyFor(input))
        requestKey.release()
        return changed
      } catch (error) {
        if (!isTemporary(error)) requestKey.release()
        throw error
      }
    },
    networkMode: 'always',
    // Also after a refusal: staff may have changed it meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: returnsKey }),
    onSuccess: async (changed) => {
      queryClient.setQueryData(returnQuery(changed.returnId).queryKey, changed)
      await queryClient.invalidateQueries({ queryKey: returnsKey })
      await onDone?.(changed)
    },
  })
}
