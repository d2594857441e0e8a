// A real OIDC issuer with a sign-in form: oidc-provider, giving JWT access tokens for the service.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { customerScopes, type Scope, scopes } from '../../src/contract/scopes.ts'

/** The resource of the tokens; the issuer makes it the audience `buildorder`. */
export const resource = 'https://shop.example/api'

/** The secret of the programs that get tokens on their own behalf. */
export const programSecret = 'a secret of the programs of this test'

export interface SignInIssuer {
  url: string
  /** The settings of a service that signs people in here. */
  env: Record<string, string>
  /** Tests change it while they run. */
  state: {
    /** Customer accounts by login. */
    customers: Record<string, string[]>
    tokenSeconds: number
    /** Closes every connection without an answer. */
    isDown: boolean
    /** Requests at the token endpoint, by grant. */
    grants: string[]
  }
  /** Registers the address of the pages at the issuer. */
  register(pagesUrl: string): Promise<void>
  stop(): Promise<void>
}

/** Every client gets the offered scopes that it asks for. */
export async function startSignInIssuer({
  offers = customerScopes,
}: {
  offers?: readonly Scope[]
} = {}): Promise<SignInIssuer> {
  const state: SignInIssuer['state'] = {
    customers: { kari: ['100001'], nobody: [] },
    tokenSeconds: 600,
    isDown: false,
    grants: [],
  }
  let handle: RequestListener | undefined
  const server = createServer((request, response) => {
    if (state.isDown || !handle) request.destroy()
    else handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    env: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: 'pages',
      OIDC_SIGN_IN_PARAMETERS: `resource=${resource}`,
    },
    state,
    register: async (pagesUrl) => {
      const { privateKey } = await generateKeyPair('ES256', { extractable: true })
      const key = { ...(await exportJWK(privateKey)), kid: 'key-1', alg: 'ES256', use: 'sig' }
      const provider = new Provider(url, configuration(state, `${pagesUrl}/sign-in`, key, offers))
      provider.on('grant.success', ({ oidc }) => state.grants.push(String(oidc.params?.grant_type)))
      handle = provider.callback()
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const program = (name: string) => ({
  client_id: name,
  client_secret: programSecret,
  token_endpoint_auth_method: 'client_secret_post' as const,
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
  id_token_signed_response_alg: 'ES256' as const,
})

const configuration = (
  state: SignInIssuer['state'],
  redirectUri: string,
  key: object,
  offers: readonly Scope[],
): Configuration => ({
  clients: [
    {
      client_id: 'pages',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [redirectUri],
      id_token_signed_response_alg: 'ES256',
    },
    program('erp'),
    program('unlisted'),
  ],
  jwks: { keys: [key] },
  cookies: { keys: ['a secret of this test'] },
  scopes: ['openid', ...scopes],
  clientBasedCORS: (_context, origin) => origin === new URL(redirectUri).origin,
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  extraTokenClaims: (_context, token) => {
    const login = 'accountId' in token ? String(token.accountId) : ''
    return { customers: state.customers[login] ?? [] }
  },
  ttl: {
    AccessToken: () => state.tokenSeconds,
    IdToken: 3600,
    Session: 3600,
    Grant: 3600,
    Interaction: 600,
  },
  features: {
    clientCredentials: { enabled: true },
    devInteractions: { enabled: true },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: () => ({
        scope: offers.join(' '),
        audience: 'buildorder',
        accessTokenFormat: 'jwt',
        accessTokenTTL: state.tokenSeconds,
        jwt: { sign: { alg: 'ES256' } },
      }),
      useGrantedResource: () => true,
    },
  },
})
