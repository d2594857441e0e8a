// JWT access tokens of a configured OIDC issuer.
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { Problem } from '../../contract/problems.ts'
import { permissionsOf } from '../../contract/rights.ts'
import { isReservedClient } from '../../platform/audit.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import type { GetJson } from '../../platform/http/get-json.ts'
import { retryAfter } from '../../platform/http/reply/problem-answer.ts'
import { callerId } from '../caller-id.ts'
import type { Directory } from '../directory.ts'
import { discover } from './discovery.ts'
import { issuerKeys, type KeySet } from './issuer-keys.ts'
import { claimOf, isOfMachine, type Roles, readRoles, rightsOf } from './roles.ts'
import { tokenKindProblem } from './token-kind.ts'

/** Asymmetric algorithms only: with a shared secret, every verifier could also forge tokens. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]
const clockTolerance = 5

/** Other texts are refused before the keys of the issuer are requested. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]*$/

export interface TokenSettings {
  OIDC_AUDIENCE: string
  OIDC_JWKS_URI: string | undefined
  OIDC_SCOPE_CLAIM: string
  OIDC_CUSTOMERS_CLAIM: string
  OIDC_CLIENT_CLAIMS: string
  OIDC_ROLES_CLAIM: string
  /** JSON, see roles.ts. */
  OIDC_ROLES: string
  /** Clients that act on their own behalf only. */
  OIDC_MACHINE_CLIENTS: readonly string[]
  /** The client of the pages. */
  OIDC_CLIENT_ID: string | undefined
}

export type ReadToken = (token: string, directory: Directory) => Promise<Caller | Problem>

export function accessTokenReader(
  settings: TokenSettings,
  issuer: string,
  getJson: GetJson,
  clock: () => number,
): ReadToken {
  const keys = issuerKeys(keyLoader(settings, issuer, getJson))
  const roles = readRoles(settings.OIDC_ROLES)

  return async (token, directory) => {
    if (!compactForm.test(token))
      return new Problem('unauthenticated', 'The credential is not an access token.')
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer,
        audience: settings.OIDC_AUDIENCE,
        algorithms,
        clockTolerance,
        requiredClaims: ['exp'],
        currentDate: new Date(clock()),
      })
      const otherKind = tokenKindProblem(protectedHeader, payload)
      if (otherKind)
        return new Problem('unauthenticated', `The credential is not an access token: ${otherKind}.`)
      return callerOf(payload, issuer, settings, roles, directory)
    } catch (error) {
      return error instanceof errors.JOSEError
        ? new Problem('unauthenticated', `The access token is not valid: ${error.message}.`)
        : new Problem('issuer_unreachable', undefined, [], retryAfter)
    }
  }
}

/** Discovers the address of the keys once, and again after loading from it failed. */
function keyLoader(settings: TokenSettings, issuer: string, getJson: GetJson): () => Promise<KeySet> {
  let address: string | undefined
  return async () => {
    address ??= settings.OIDC_JWKS_URI ?? (await jwksUri(issuer, getJson))
    try {
      return createLocalJWKSet((await getJson(address)) as JSONWebKeySet)
    } catch (error) {
      address = undefined
      throw error
    }
  }
}

async function jwksUri(issuer: string, getJson: GetJson): Promise<string> {
  const { jwks_uri } = await discover(issuer, getJson)
  if (typeof jwks_uri !== 'string') throw new Error(`${issuer} names no jwks_uri.`)
  return jwks_uri
}

function callerOf(
  payload: JWTPayload,
  issuer: string,
  settings: TokenSettings,
  roles: Roles,
  directory: Directory,
): Caller | Problem {
  const client = settings.OIDC_CLIENT_CLAIMS.split(' ')
    .map((claim) => payload[claim])
    .find((value): value is string => typeof value === 'string' && value !== '')
  if (client === undefined) {
    return new Problem(
      'unauthenticated',
      `The access token names no client (${settings.OIDC_CLIENT_CLAIMS}).`,
    )
  }
  if (isReservedClient(client))
    return new Problem('unauthenticated', `The access token names the client ${client}, which is reserved.`)
  const application = [payload.client_id, payload.azp].find((claim) => typeof claim === 'string')
  const isOfPages = application !== undefined && application === settings.OIDC_CLIENT_ID
  // Each person (`sub`) is a separate caller, also with the same client. A program on its own behalf may have no `sub`.
  const person = typeof payload.sub === 'string' ? payload.sub : ''
  if (isOfPages && person === '')
    return new Problem('unauthenticated', 'The access token names no person (sub).')
  const isMachine = isOfMachine(payload, settings.OIDC_MACHINE_CLIENTS)
  const rights = rightsOf(
    {
      scopes: wordsOf(payload[settings.OIDC_SCOPE_CLAIM]),
      roles: wordsOf(claimOf(payload, settings.OIDC_ROLES_CLAIM)),
      isMachine,
      isOfPages,
    },
    roles,
  )
  const named = [...wordsOf(payload[settings.OIDC_CUSTOMERS_CLAIM]), ...rights.accounts]
  const accounts = [...new Set(named)].filter((id) => directory.accounts.has(id))
  const identity = [issuer, client, person]
  return {
    id: callerId('oidc', identity, accounts),
    person: callerId('oidc', identity, []),
    client,
    subject: person,
    accounts,
    scopes: rights.scopes,
    roles: rights.roles,
    permissions: permissionsOf(rights.scopes, rights.roles, directory.roles),
    ...(isMachine && { isMachine }),
  }
}

/** A list of texts, or one text separated by spaces. */
function wordsOf(claim: unknown): string[] {
  if (typeof claim === 'string') return claim.split(' ').filter((word) => word !== '')
  return Array.isArray(claim) ? claim.filter((word): word is string => typeof word === 'string') : []
}
