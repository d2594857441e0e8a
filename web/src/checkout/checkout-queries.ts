import { submitCheckout } from '@buildorder/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'
import { queryClient } from '../api/query-client'
import type { Draft } from './form'
import type { Quote } from './quote'
import type { Submission } from './submission'

export const quoteQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: () =>
      api.GET('/checkout/v1/{checkoutId}', { params: { path: { checkoutId } } }) as Promise<Quote>,
  })

const withKey = (idempotencyKey: string) => ({ header: { 'Idempotency-Key': idempotencyKey } })

/** Creates a draft and reads it back as a quote. */
export async function askForQuote({ draft, key }: { draft: Draft; key: string }): Promise<Quote> {
  const { value } = await api.POST('/checkout/v1/create', { params: withKey(key), body: draft })
  return queryClient.fetchQuery(quoteQuery(value))
}

/** Places the order and returns its id, also if it had been placed before. */
export const placeOrder = ({ checkoutId, deliveryOptionId, idempotencyKey }: Submission): Promise<string> =>
  submitCheckout(api, { checkoutId, deliveryOptionId }, { idempotencyKey })
