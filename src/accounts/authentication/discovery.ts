import type { GetJson } from '../../platform/http/get-json.ts'

/** The discovery document of an OIDC issuer with the addresses of its keys and endpoints. Throws if there is none. */
export async function discover(issuer: string, getJson: GetJson): Promise<Record<string, unknown>> {
  const document = await getJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (typeof document !== 'object' || document === null)
    throw new Error(`${issuer} has no valid discovery document.`)
  return document as Record<string, unknown>
}
