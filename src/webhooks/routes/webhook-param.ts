import { Problem } from '../../contract/problems.ts'
import type { AuditRecord } from '../../platform/audit.ts'

export const webhookIdParam = { webhookId: 'Identifier that creating the webhook answered.' }

export const noSuchWebhook = (webhookId: string) =>
  new Problem('webhook_not_found', `There is no webhook ${webhookId}.`)

/** For the audit, without secrets. */
export const recordOf = (
  action: string,
  { id }: { id: string },
  before: object | null,
  after: object,
): AuditRecord => ({ action, entity: 'webhook', entityId: id, before, after })
