// A real OIDC issuer on a real port: discovery, keys, and tokens signed with them.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose'
import { startOfTime } from './service.ts'

export interface SigningKey {
  kid: string
  alg: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  jwk: JWK
  pem: string
}

export async function makeKey(kid: string, alg = 'ES256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
  return { kid, alg, privateKey, publicKey, jwk, pem: await exportSPKI(publicKey) }
}

export interface TokenOptions {
  key?: SigningKey
  /** Undefined members are left out of the token. */
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  issuer?: string | null
  audience?: string | string[] | null
  /** Seconds from the start of the test's time; null leaves it out. */
  expiresIn?: number | null
  notBeforeIn?: number
}

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>

export async function startIssuer(port = 0) {
  const key = await makeKey('key-1')
  const state = {
    keys: [key.jwk] as unknown[],
    /** The number of requests for keys. */
    keyRequests: 0,
    /** The number of discovery requests. */
    discoveryRequests: 0,
    /** Answers every request in place of the issuer. */
    behave: undefined as RequestListener | undefined,
    /** Answers in place of the keys. */
    keysAnswer: undefined as { status: number; text: string } | undefined,
  }
  const server = createServer((request, response) => {
    const json = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof value === 'string' ? value : JSON.stringify(value))
    }
    if (request.url === '/keys') state.keyRequests++
    else state.discoveryRequests++
    if (state.behave) state.behave(request, response)
    else if (request.url === '/.well-known/openid-configuration') {
      json({ issuer: url, jwks_uri: `${url}/keys` })
    } else if (request.url === '/keys') {
      if (state.keysAnswer) json(state.keysAnswer.text, state.keysAnswer.status)
      else json({ keys: state.keys })
    } else json({}, 404)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const startSeconds = startOfTime / 1000

  return {
    url,
    key,
    state,
    /** A token that is valid unless an option says otherwise. */
    token: (options: TokenOptions = {}): Promise<string> => {
      const signing = options.key ?? key
      const claims = { client_id: 'client-oidc', scope: 'checkout orders:read', customers: ['NO-1'] }
      const { issuer = url, audience = 'buildorder', expiresIn = 3600, notBeforeIn } = options
      const jwt = new SignJWT({ ...claims, ...options.claims }).setProtectedHeader({
        alg: signing.alg,
        kid: signing.kid,
        ...options.header,
      })
      if (issuer !== null) jwt.setIssuer(issuer)
      if (audience !== null) jwt.setAudience(audience)
      if (expiresIn !== null) jwt.setExpirationTime(startSeconds + expiresIn)
      if (notBeforeIn !== undefined) jwt.setNotBefore(startSeconds + notBeforeIn)
      return jwt.sign(signing.privateKey)
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
