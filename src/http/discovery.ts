/** What an OIDC issuer says about itself: where its keys and endpoints are. Throws when it says nothing. */
export async function discover(issuer: string): Promise<Record<string, unknown>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(5000), redirect: 'error' })
  const document = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return document
}
