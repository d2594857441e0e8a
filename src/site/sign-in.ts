// Configuration of the sign-in at the issuer: settings for the pages, and the origins they may connect to.
import type { GetJson } from '../platform/http/get-json.ts'
import { issuerOrigins } from './issuer-origins.ts'

export interface SignIn {
  /** Written into the document. */
  config: { issuer: string; clientId: string; scope: string; parameters: string }
  /** Origins that the pages may connect to. */
  origins: () => Promise<string[]>
}

export interface SignInSettings {
  OIDC_ISSUER: string | undefined
  OIDC_CLIENT_ID: string | undefined
  OIDC_SIGN_IN_SCOPE: string
  OIDC_SIGN_IN_PARAMETERS: string
}

/** Null if people sign in only with API keys. */
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
