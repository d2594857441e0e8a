import type { BaseContext } from '../platform/context.ts'

export interface SetupContext extends BaseContext {
  settings: { OIDC_ISSUER: string | undefined; BASE_PATH: string; SESSION_HOURS: number }
  /** Follows changes of keys at once. */
  poller: { refresh: () => Promise<void> }
}
