// Authorization code with PKCE at the configured issuer, and what follows: renewing, and leaving.
import * as oauth from 'oauth4webapi'
import { config } from '../config'
import { arrivalPath } from './arrival'
import { rememberAttempt, takeAttempt } from './attempt'
import { endingOf } from './issuer-failure'
import { lifetimeFrom } from './lifetime'
import type { Ending, Issued, Session } from './session'

if (!config.signIn) throw new Error('There is no issuer.')
const { issuer, clientId, scope, parameters } = config.signIn

const client: oauth.Client = { client_id: clientId }
/** A page in a browser can keep no secret. */
const authentication = oauth.None()
/** Also the way back after signing out, so that the issuer needs to know one address only. */
const redirectUri = location.origin + arrivalPath
const extra = new URLSearchParams(parameters)
/** RFC 8707: said again when the code, or the refresh token, is exchanged. */
const resources = new URLSearchParams(extra.getAll('resource').map((resource) => ['resource', resource]))
const requestOptions = () => ({
  // Plain http only for an issuer that was configured so.
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

/** Leaves for the issuer, or says why that is not possible. */
export async function goSignIn(): Promise<Ending | undefined> {
  if (!window.isSecureContext) return { why: 'insecure' }
  try {
    const { authorization_endpoint } = await discover()
    if (!authorization_endpoint) return { why: 'issuer-down' }
    const state = oauth.generateRandomState()
    const nonce = oauth.generateRandomNonce()
    const codeVerifier = oauth.generateRandomCodeVerifier()
    rememberAttempt({ state, nonce, codeVerifier, returnTo: here() })
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
    return endingOf(error)
  }
}

const firstPage = arrivalPath.replace(/sign-in$/, '')
const here = () =>
  location.pathname === arrivalPath ? firstPage : location.pathname + location.search + location.hash

function addressOf(endpoint: string, asked: Record<string, string>, more = new URLSearchParams()): string {
  const address = new URL(endpoint)
  for (const [name, value] of [...Object.entries(asked), ...more]) address.searchParams.append(name, value)
  return address.href
}

/** What came of an attempt, and the page where it began. */
export async function finish(
  answer: URLSearchParams,
): Promise<{ returnTo: string; outcome: Session | Ending }> {
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
    return { returnTo, outcome: sessionOf(tokens) }
  } catch (error) {
    return { returnTo, outcome: endingOf(error) }
  }
}

/** With another access token, and mostly another refresh token. Throws when the issuer gives no answer. */
export async function renew({ issued }: Session): Promise<Session | 'refused'> {
  if (!issued?.refreshToken) return 'refused'
  const server = await discover()
  const options = { ...requestOptions(), additionalParameters: resources }
  const request = oauth.refreshTokenGrantRequest(server, client, authentication, issued.refreshToken, options)
  try {
    return sessionOf(await oauth.processRefreshTokenResponse(server, client, await request), issued)
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError) return 'refused'
    throw error
  }
}

function sessionOf(tokens: oauth.TokenEndpointResponse, before?: Issued): Session {
  const { expiresAt, renewAt } = lifetimeFrom(Date.now(), tokens.expires_in)
  const refreshToken = tokens.refresh_token ?? before?.refreshToken
  return {
    credential: tokens.access_token,
    ...(expiresAt === undefined ? {} : { expiresAt }),
    issued: {
      idToken: tokens.id_token ?? before?.idToken ?? '',
      ...(refreshToken === undefined ? {} : { refreshToken }),
      ...(renewAt === undefined ? {} : { renewAt }),
    },
  }
}

/** Whether the browser is on its way to the issuer, which ends the session there and sends it back. */
export async function goSignOut({ idToken, refreshToken }: Issued): Promise<boolean> {
  try {
    const server = await discover()
    if (refreshToken && server.revocation_endpoint) {
      // An issuer that does not take it back ends it with the session, or in time.
      await oauth
        .revocationRequest(server, client, authentication, refreshToken, requestOptions())
        .catch(() => undefined)
    }
    if (!server.end_session_endpoint) return false
    const asked = { id_token_hint: idToken, client_id: clientId, post_logout_redirect_uri: redirectUri }
    location.assign(addressOf(server.end_session_endpoint, asked))
    return true
  } catch {
    return false
  }
}
