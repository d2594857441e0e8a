// A webhook as stored: target address, subscription and secrets.

import type { WebhookView } from '../contract/webhooks.ts'
import type { AuditRecord } from '../platform/audit.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'
import { isoDate } from '../platform/time.ts'
import type { Secret } from './secrets.ts'
import type { Interest } from './subscription.ts'

export interface Webhook extends Interest {
  id: string
  url: string
  secrets: Secret[]
  isActive: boolean
  createdAt: number
}

export const webhookColumns = {
  id: text,
  url: text,
  account: orNull(text),
  types: text,
  secrets: text,
  active: integer,
  created_at: integer,
}
export type WebhookRow = RowOf<typeof webhookColumns>
const select = `SELECT ${namesOf(webhookColumns)} FROM webhook`

const selectAll = readStatement({
  name: 'webhook.all',
  columns: webhookColumns,
  sql: `${select} ORDER BY created_at, id`,
})

const selectActive = readStatement({
  name: 'webhook.active',
  columns: webhookColumns,
  sql: `${select} WHERE active = 1 ORDER BY id`,
})

const selectOne = readStatement({
  name: 'webhook.byId',
  columns: webhookColumns,
  sql: `${select} WHERE id = $1`,
})

const insert = insertStatement('webhook.insert', 'webhook', Object.keys(webhookColumns))

const update = writeStatement({
  name: 'webhook.update',
  sql: `UPDATE webhook SET url = $6, types = $7, secrets = $8, active = $9
    WHERE id = $1 AND url = $2 AND types = $3 AND secrets = $4 AND active = $5`,
})

const disable = writeStatement({
  name: 'webhook.disable',
  sql: 'UPDATE webhook SET active = 0 WHERE id = $1 AND url = $2',
})

export const webhookOf = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  account: row.account,
  types: JSON.parse(row.types),
  secrets: JSON.parse(row.secrets),
  isActive: row.active === 1,
  createdAt: row.created_at,
})

export async function loadWebhooks(store: Store): Promise<Webhook[]> {
  const rows = await store.all({ statement: selectAll })
  return rows.map(webhookOf)
}

export async function loadActiveWebhooks(store: Store): Promise<Webhook[]> {
  const rows = await store.all({ statement: selectActive })
  return rows.map(webhookOf)
}

export async function loadWebhook(store: Store, id: string): Promise<Webhook | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && webhookOf(row)
}

export const insertWebhook = (webhook: Webhook): Write =>
  write(insert, [webhook.id, ...changing(webhook), webhook.createdAt])

const changing = ({ url, account, types, secrets, isActive }: Webhook) => [
  url,
  account,
  JSON.stringify(types),
  JSON.stringify(secrets),
  isActive ? 1 : 0,
]

/** Changes no row if the webhook changed since it was loaded. */
export function updateWebhook(before: Webhook, after: Webhook): Write {
  const [url, , types, secrets, active] = changing(before)
  const [newUrl, , newTypes, newSecrets, newActive] = changing(after)
  return write(update, [
    before.id,
    ...[url, types, secrets, active, newUrl, newTypes, newSecrets, newActive].map((value) => value ?? null),
  ])
}

/** Disables a webhook whose receiver answered 410, unless its address changed meanwhile. */
export const disableAt = (id: string, url: string): Write => write(disable, [id, url], 'any')

export const viewOf = (webhook: Webhook): WebhookView => ({
  webhookId: webhook.id,
  url: webhook.url,
  account: webhook.account,
  types: webhook.types,
  active: webhook.isActive,
  createdAt: isoDate(webhook.createdAt),
})

/** For the audit, without secrets. */
export const recordOf = (
  action: string,
  { id }: { id: string },
  before: object | null,
  after: object,
): AuditRecord => ({ action, entity: 'webhook', entityId: id, before, after })
