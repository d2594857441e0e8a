import type { Client } from './create-client.ts'
import { ApiProblem } from './problem.ts'
import type { components } from './schema.ts'

type Submission = components['schemas']['SubmitCheckout']

/** Places the order and returns its id, also if the draft was submitted before. */
export async function submitCheckout(
  client: Client,
  body: Submission,
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<string> {
  const header = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
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
