import { queryOptions } from '@tanstack/react-query'
import { answer, api, locationOf } from '../api/client'
import { ApiProblem } from '../api/problem'
import { queryClient } from '../api/query-client'
import type { Draft } from './form'
import type { Quote } from './quote'
import type { Submission } from './submission'

export const quoteQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: () =>
      answer(api.GET('/checkout/v1/{checkoutId}', { params: { path: { checkoutId } } })) as Promise<Quote>,
  })

const withKey = (idempotencyKey: string) => ({ header: { 'Idempotency-Key': idempotencyKey } })

/** Creates a draft and reads it back as a quote. */
export async function askForQuote({ draft, key }: { draft: Draft; key: string }): Promise<Quote> {
  const { value } = await answer(api.POST('/checkout/v1/create', { params: withKey(key), body: draft }))
  return queryClient.fetchQuery(quoteQuery(value))
}

/** Places the order and returns its id, also if it had been placed before. */
export async function submitDraft({
  checkoutId,
  deliveryOptionId,
  idempotencyKey,
}: Submission): Promise<string> {
  const submitting = locationOf(
    api.POST('/checkout/v1/submit', {
      params: withKey(idempotencyKey),
      body: { checkoutId, deliveryOptionId },
    }),
  )
  return submitting.catch(async (error: unknown) => {
    if (!(error instanceof ApiProblem) || error.code !== 'checkout_already_submitted') throw error
    const { orderId } = await queryClient.fetchQuery({ ...quoteQuery(checkoutId), staleTime: 0 })
    if (!orderId) throw error
    return orderId
  })
}
