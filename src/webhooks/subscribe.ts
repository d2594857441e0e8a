// The decisions about webhooks, the same for the interface and for the command line.
import { eventTypes } from '../contract/event-types.ts'
import type { FieldError } from '../contract/read.ts'
import { rotate, type Secret } from './secrets.ts'
import { hearsSomething } from './subscription.ts'
import { targetProblem } from './target-guard.ts'
import type { Webhook } from './webhook.ts'

export interface Subscription {
  url: string | null
  account: string | null
  types: string[] | null
}

/** Everything that is wrong with what somebody wishes; what is null is not wished. */
export function wishProblems(
  { url, account, types }: Subscription,
  accounts: ReadonlySet<string>,
  allowPrivate: boolean,
): FieldError[] {
  const errors: FieldError[] = []
  const target = url === null ? undefined : targetProblem(url, allowPrivate)
  if (target) errors.push({ fieldName: 'url', message: target })
  if (account !== null && !accounts.has(account)) {
    errors.push({ fieldName: 'account', message: `names no account: there is no ${account}` })
  }
  types?.forEach((type, index) => {
    if (hearsSomething(type)) return
    errors.push({
      fieldName: `types[${index}]`,
      message: `must be one of ${eventTypes.join(', ')}, or order.* or *`,
    })
  })
  return errors
}

/** As the URL standard writes it: no control characters, and no fragment, which is never sent. */
function normalUrl(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

/** A webhook as it begins. Without types it hears everything. */
export const newWebhook = (
  id: string,
  { url, account, types }: Subscription & { url: string },
  secret: string,
  now: number,
): Webhook => ({
  id,
  url: normalUrl(url),
  account,
  types: types ?? ['*'],
  secrets: [{ secret, until: null } satisfies Secret],
  isActive: true,
  createdAt: now,
})

export const changeWebhook = (
  webhook: Webhook,
  { url, types, active }: { url: string | null; types: string[] | null; active: boolean | null },
): Webhook => ({
  ...webhook,
  url: url === null ? webhook.url : normalUrl(url),
  types: types ?? webhook.types,
  isActive: active ?? webhook.isActive,
})

export const rotateSecret = (webhook: Webhook, secret: string, now: number): Webhook => ({
  ...webhook,
  secrets: rotate(webhook.secrets, secret, now),
})
