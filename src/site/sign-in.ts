// Signing in at the issuer, as far as the service is concerned: what the pages must know, and whom they may ask.
import type { GetJson } from '../platform/http/get-json.ts'
import { issuerOrigins } from './issuer-origins.ts'

export interface SignIn {
  /** Written into the document. */
  config: { issuer: string; clientId: string; scope: string; parameters: string }
  /** Whom the pages may ask for tokens. */
  origins: () => Promise<string[]>
}

export interface SignInSettings {
  OIDC_ISSUER: string | undefined
  OIDC_CLIENT_ID: string | undefined
  OIDC_SIGN_IN_SCOPE: string
  OIDC_SIGN_IN_PARAMETERS: string
}

/** Null when people sign in with API keys only. */
export function signInOf(settings: SignInSettings, getJson: GetJson): SignIn | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings
  if (!issuer || !clientId) return null
  const config = {
    issuer,
    clientId,
    scope: settings.OIDC_SIGN_IN_SCOPE,
    parameters: settings.OIDC_SIGN_IN_PARAMETERS,
  }
  return { config, origins: issuerOrigins(issuer, getJson) }
}
