import type { Client } from './create-client.ts'
import { ApiProblem } from './problem.ts'
import type { components } from './schema.ts'

type Submission = components['schemas']['SubmitCheckout']

/**
 * Places the order and returns its id, also if the draft was submitted before. With `ifMatch`, the ETag of the draft as it was
 * read, or with `promisedBy`, a later delivery is an `ApiProblem` with the code `promise_changed` and both promises.
 */
export async function submitCheckout(
  client: Client,
  body: Submission,
  { idempotencyKey, ifMatch }: { idempotencyKey?: string; ifMatch?: string } = {},
): Promise<string> {
  const header = {
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
  }
  try {
    const { response } = await client.send('post', '/checkout/v1/submit', { params: { header }, body })
    return response.headers.get('Location')?.split('/').at(-1) ?? ''
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'checkout_already_submitted') throw error
    const path = { checkoutId: body.checkoutId }
    const { orderId } = await client.GET('/checkout/v1/{checkoutId}', { params: { path } })
    if (!orderId) throw error
    return orderId
  }
}
