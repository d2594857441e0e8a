// Decisions about webhooks, shared by the API and the command line.
import { eventTypes } from '../contract/event-types.ts'
import type { FieldError } from '../contract/read.ts'
import { rotate, type Secret } from './secrets.ts'
import { matchesAnyType } from './subscription.ts'
import { targetProblem } from './target-guard.ts'
import type { Webhook } from './webhook.ts'

export interface Subscription {
  url: string | null
  account: string | null
  types: string[] | null
}

/** All errors of the input; null members are not checked. */
export function inputProblems(
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
    if (matchesAnyType(type)) return
    errors.push({
      fieldName: `types[${index}]`,
      message: `must be one of ${eventTypes.join(', ')}, or order.* or *`,
    })
  })
  return errors
}

/** Normal form of the URL standard, without control characters and without the fragment, which is never sent. */
function normalUrl(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

/** A new webhook. Without types it receives all events. */
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
