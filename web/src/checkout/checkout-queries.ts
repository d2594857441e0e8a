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
    queryFn: async (): Promise<Quote> => {
      const { data, response } = await api.send('get', '/checkout/v1/{checkoutId}', {
        params: { path: { checkoutId } },
      })
      return { ...data, promise: response.headers.get('ETag') }
    },
  })

const withKey = (idempotencyKey: string) => ({ header: { 'Idempotency-Key': idempotencyKey } })

/** Creates a draft of one item; returns its id. */
export const createDraft = async (draft: Draft, key: string): Promise<string> =>
  (await api.POST('/checkout/v1/create', { params: withKey(key), body: draft })).value

/** Creates a draft of the cart; returns its id. */
export const createDraftOfCart = async (key: string): Promise<string> =>
  (await api.POST('/cart/v1/checkout', { params: withKey(key) })).value

/** Creates a draft and reads it back as a quote. */
export const askForQuote = async ({ create }: { create: () => Promise<string> }): Promise<Quote> =>
  queryClient.fetchQuery(quoteQuery(await create()))

/** Places the order and returns its id, also if it had been placed before. */
export const placeOrder = ({
  checkoutId,
  deliveryOptionId,
  promise,
  idempotencyKey,
}: Submission): Promise<string> =>
  submitCheckout(
    api,
    { checkoutId, deliveryOptionId },
    { idempotencyKey, ...(promise && { ifMatch: promise }) },
  )
