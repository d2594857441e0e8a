import type { GetJson } from '../../platform/http/get-json.ts'

/** What an OIDC issuer says about itself: where its keys and endpoints are. Throws when it says nothing. */
export async function discover(issuer: string, getJson: GetJson): Promise<Record<string, unknown>> {
  const document = await getJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (typeof document !== 'object' || document === null) throw new Error(`${issuer} describes nothing.`)
  return document as Record<string, unknown>
}
