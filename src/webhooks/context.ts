import type { BaseContext } from '../platform/context.ts'

export interface WebhookSettings {
  BASE_PATH: string
  EVENTS_MILLISECONDS: number
  WEBHOOK_TIMEOUT_MILLISECONDS: number
  WEBHOOK_CONCURRENCY: number
  WEBHOOK_ALLOW_PRIVATE: 'true' | 'false'
}

export interface WebhooksContext extends BaseContext {
  settings: WebhookSettings
}
