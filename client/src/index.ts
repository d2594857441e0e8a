export { type Client, type ClientOptions, createClient } from './create-client.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { type Item, items, type ListPath, pages } from './pages.ts'
export { ApiProblem, type FieldError, isOutcomeUnknown, isTemporary, type ProblemBody } from './problem.ts'
export type { ProblemCode } from './problem-codes.ts'
export type { paths } from './schema.ts'
export { submitCheckout } from './submit-checkout.ts'
export { verifyWebhook, type WebhookEvent, WebhookRejected, type WebhookRequest } from './webhooks.ts'

import type { components } from './schema.ts'

/** The resources of the API by name: `Schemas['Order']`. */
export type Schemas = components['schemas']
