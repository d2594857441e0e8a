// Access tokens of the issuer with a sign-in form, without a browser: as a person, and as a program on its own behalf.
import { createHash, randomBytes } from 'node:crypto'
import { programSecret, resource, type SignInIssuer } from './issuer-sign-in.ts'

/** A person fills in the forms of the issuer and agrees to every scope that the pages request. */
export async function signInAs(
  issuer: SignInIssuer,
  pagesUrl: string,
  login: string,
  scope: string,
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${pagesUrl}/sign-in`
  const query = new URLSearchParams({
    ...{ client_id: 'pages', response_type: 'code', redirect_uri: redirectUri, resource },
    ...{ scope: `openid ${scope}`, code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  const go = follower(redirectUri)
  let place = await go(`${issuer.url}/auth?${query}`)
  for (const prompt of ['login', 'consent']) {
    if (place.startsWith(redirectUri)) break
    place = await go(place, new URLSearchParams({ prompt, login, password: 'any' }))
  }
  const code = new URL(place).searchParams.get('code') ?? ''
  return tokenOf(issuer, {
    ...{ grant_type: 'authorization_code', client_id: 'pages', resource },
    ...{ code, redirect_uri: redirectUri, code_verifier: verifier },
  })
}

export const tokenOfClient = (issuer: SignInIssuer, client: string, scope: string): Promise<string> =>
  tokenOf(issuer, {
    ...{ grant_type: 'client_credentials', client_id: client, client_secret: programSecret },
    ...{ scope, resource },
  })

/** Follows redirects with the cookies of the issuer, up to a page of it or to the given address. */
function follower(end: string) {
  const cookies = new Map<string, string>()
  return async (start: string, form?: URLSearchParams): Promise<string> => {
    let place = start
    let body = form
    while (!place.startsWith(end)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(place, {
        redirect: 'manual',
        headers: { Cookie: cookie },
        ...(body ? { method: 'POST', body } : {}),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const next = response.headers.get('location')
      if (next === null) return place
      place = new URL(next, place).href
      body = undefined
    }
    return place
  }
}

async function tokenOf(issuer: SignInIssuer, form: Record<string, string>): Promise<string> {
  const response = await fetch(`${issuer.url}/token`, { method: 'POST', body: new URLSearchParams(form) })
  const answer = (await response.json()) as { access_token?: string }
  if (answer.access_token === undefined) throw new Error(`No token: ${JSON.stringify(answer)}`)
  return answer.access_token
}
