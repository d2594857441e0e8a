import { Problem } from '../../contract/problems.ts'

export const webhookIdParam = { webhookId: 'Identifier that creating the webhook answered.' }

export const noSuchWebhook = (webhookId: string) =>
  new Problem('webhook_not_found', `There is no webhook ${webhookId}.`)
