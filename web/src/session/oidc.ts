// Authorization code flow with PKCE at the configured issuer: sign-in and sign-out.
import * as oauth from 'oauth4webapi'
import type { SessionEnd } from '../api/session'
import { config } from '../config'
import { sessionEndOf } from './issuer-failure'
import { returnPath } from './issuer-response'
import { storeAttempt, takeAttempt } from './sign-in-attempt'

if (!config.signIn) throw new Error('There is no issuer.')
const { issuer, clientId, scope, parameters } = config.signIn

const client: oauth.Client = { client_id: clientId }
/** A page in a browser cannot keep a secret. */
const authentication = oauth.None()
/** Also the address after signing out, so that the issuer needs to know one address only. */
const redirectUri = location.origin + returnPath
const extra = new URLSearchParams(parameters)
/** RFC 8707: repeated when the code is exchanged. */
const resources = new URLSearchParams(extra.getAll('resource').map((resource) => ['resource', resource]))
const requestOptions = () => ({
  // Plain http only for an issuer configured with it.
  [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  signal: AbortSignal.timeout(10_000),
})

let discovered: Promise<oauth.AuthorizationServer> | undefined
function discover(): Promise<oauth.AuthorizationServer> {
  discovered ??= oauth
    .discoveryRequest(new URL(issuer), { algorithm: 'oidc', ...requestOptions() })
    .then((response) => oauth.processDiscoveryResponse(new URL(issuer), response))
    .catch((error) => {
      discovered = undefined
      throw error
    })
  return discovered
}

/** Goes to the issuer, or returns why that is not possible. */
export async function redirectToSignIn(): Promise<SessionEnd | undefined> {
  if (!window.isSecureContext) return { why: 'insecure' }
  try {
    const { authorization_endpoint } = await discover()
    if (!authorization_endpoint) return { why: 'issuer-down' }
    const state = oauth.generateRandomState()
    const nonce = oauth.generateRandomNonce()
    const codeVerifier = oauth.generateRandomCodeVerifier()
    storeAttempt({ state, nonce, codeVerifier, returnTo: here() })
    const asked = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    }
    location.assign(addressOf(authorization_endpoint, asked, extra))
    return undefined
  } catch (error) {
    return sessionEndOf(error)
  }
}

const firstPage = returnPath.replace(/sign-in$/, '')
const here = () =>
  location.pathname === returnPath ? firstPage : location.pathname + location.search + location.hash

function addressOf(endpoint: string, asked: Record<string, string>, more = new URLSearchParams()): string {
  const address = new URL(endpoint)
  for (const [name, value] of [...Object.entries(asked), ...more]) address.searchParams.append(name, value)
  return address.href
}

export interface Tokens {
  /** The access token. */
  credential: string
  idToken: string
}

/** The result of an attempt, and the page where it started. */
export async function finish(
  answer: URLSearchParams,
): Promise<{ returnTo: string; outcome: Tokens | SessionEnd }> {
  const attempt = takeAttempt()
  if (!attempt || answer.get('state') !== attempt.state) {
    return { returnTo: attempt?.returnTo ?? firstPage, outcome: { why: 'untrusted' } }
  }
  const { returnTo, state, nonce, codeVerifier } = attempt
  try {
    const server = await discover()
    const checked = oauth.validateAuthResponse(server, client, answer, state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      checked,
      redirectUri,
      codeVerifier,
      { ...requestOptions(), additionalParameters: resources },
    )
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    })
    return { returnTo, outcome: { credential: tokens.access_token, idToken: tokens.id_token ?? '' } }
  } catch (error) {
    return { returnTo, outcome: sessionEndOf(error) }
  }
}

/** Whether the browser is going to the issuer, which ends the session there and sends it back. */
export async function redirectToSignOut(idToken: string): Promise<boolean> {
  try {
    const server = await discover()
    if (!server.end_session_endpoint) return false
    const asked = { id_token_hint: idToken, client_id: clientId, post_logout_redirect_uri: redirectUri }
    location.assign(addressOf(server.end_session_endpoint, asked))
    return true
  } catch {
    return false
  }
}
