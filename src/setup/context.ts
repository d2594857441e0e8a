import type { SessionContext } from '../accounts/context.ts'

export interface SetupContext extends SessionContext {
  settings: SessionContext['settings'] & { OIDC_ISSUER: string | undefined }
  /** Follows changes of keys at once. */
  poller: { refresh: () => Promise<void> }
}
