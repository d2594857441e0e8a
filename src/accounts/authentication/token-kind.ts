// An issuer signs other tokens with the same keys: ID tokens, refresh tokens, logout tokens, security events. If a token
// declares its type, only an access token is accepted.
import type { JWTHeaderParameters, JWTPayload } from 'jose'

/** RFC 9068, and what issuers write that do not follow it. A token without `typ` may be anything. */
const accessTokenTypes = ['at+jwt', 'jwt']

/** Claims with the type of a token, and the values that mean an access token. */
const kindClaims: Record<string, string[]> = {
  typ: ['bearer', ...accessTokenTypes], // Keycloak
  token_use: ['access'], // Cognito
}

/** Hashes of an access token or a code belong to ID tokens (OpenID Connect), events to logout and security events. */
const foreignClaims = ['at_hash', 'c_hash', 'events']

/** The reason why a correctly signed token is not an access token, or undefined. */
export function tokenKindProblem({ typ }: JWTHeaderParameters, payload: JWTPayload): string | undefined {
  const type = typ?.toLowerCase().replace(/^application\//, '')
  if (type !== undefined && !accessTokenTypes.includes(type)) return `its typ is ${JSON.stringify(typ)}`
  for (const [claim, accepted] of Object.entries(kindClaims)) {
    const value = payload[claim]
    if (typeof value === 'string' && !accepted.includes(value.toLowerCase()))
      return `its claim ${claim} is ${JSON.stringify(value)}`
  }
  if (type === 'at+jwt') return undefined
  const foreign = foreignClaims.find((claim) => payload[claim] !== undefined)
  return foreign && `it has the claim ${foreign}`
}
