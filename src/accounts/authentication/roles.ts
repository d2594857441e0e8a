// Rights of people: roles that the issuer gives them, mapped to scopes, roles and accounts by a setting. A scope in a token says what a client
// asked for; every client can ask for it, so it is no right of staff.
import type { JWTPayload } from 'jose'
import { isRoleName } from '../../contract/rights.ts'
import { isScope, isStaffScope, type Scope } from '../../contract/scopes.ts'

export interface Role {
  scopes: Scope[]
  /** Roles of this service. */
  roles: string[]
  accounts: string[]
}

/** Roles by the value of the claim. `*` is for people who sign in on the pages and have neither a role nor a scope. */
export type Roles = Readonly<Record<string, Role>>

/**
 * Whether the token is of a client that the operator lists as a machine. What else tokens say proves nothing: people get tokens without
 * `sub`, with the name of a client or of a service account too. `client_id` and `azp` are the only claims that the issuer writes itself.
 */
export function isOfMachine({ client_id, azp }: JWTPayload, machines: readonly string[]): boolean {
  const named = [client_id, azp].filter((claim) => claim !== undefined)
  return named.length > 0 && named.every((claim) => typeof claim === 'string' && machines.includes(claim))
}

export interface Claims {
  /** Values of the scope claim. */
  scopes: readonly string[]
  /** Values of the roles claim. */
  roles: readonly string[]
  isMachine: boolean
  /** Whether the token was made for the pages of this service. */
  isOfPages: boolean
}

/** The scopes and roles of a token, and the accounts that its roles at the issuer add. */
export function rightsOf({ scopes, roles, isMachine, isOfPages }: Claims, mapping: Roles): Role {
  // Issuers use the word admin for other things: tokens that were accepted before it was a scope must not gain it.
  const isClaimable = (scope: Scope) => !isStaffScope(scope) || (isMachine && scope !== 'admin')
  const claimed = scopes.filter(isScope).filter(isClaimable)
  const named = roles.flatMap((role) => (role !== '*' && Object.hasOwn(mapping, role) ? [mapping[role]] : []))
  const isPlain = claimed.length === 0 && named.length === 0 && isOfPages && !isMachine
  const granted = (isPlain ? [mapping['*']] : named).filter((role) => role !== undefined)
  return {
    scopes: [...new Set([...claimed, ...granted.flatMap((role) => role.scopes)])],
    roles: [...new Set(granted.flatMap((role) => role.roles))],
    accounts: [...new Set(granted.flatMap((role) => role.accounts))],
  }
}

/** A claim by its name, or by a path such as `realm_access.roles`. */
export function claimOf(payload: JWTPayload, name: string): unknown {
  if (Object.hasOwn(payload, name)) return payload[name]
  let value: unknown = payload
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

/** Reads the setting; throws with what is wrong. */
export function readRoles(text: string): Roles {
  const parsed = parse(text)
  if (!isObject(parsed)) throw new Error('must be a JSON object of roles')
  return Object.fromEntries(Object.entries(parsed).map(([name, role]) => [name, readRole(name, role)]))
}

function readRole(name: string, role: unknown): Role {
  if (!isObject(role)) throw new Error(`the role ${name} must be an object with scopes, roles and accounts`)
  const { scopes = [], roles = [], accounts = [], ...others } = role
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Error(`the role ${name} has the unknown member ${other}`)
  if (!isTexts(scopes) || !isTexts(roles) || !isTexts(accounts))
    throw new Error(`the role ${name} must have lists of texts`)
  const unknown = scopes.find((scope) => !isScope(scope))
  if (unknown !== undefined) throw new Error(`the role ${name} names the unknown scope ${unknown}`)
  const unknownRole = roles.find((each) => !isRoleName(each))
  if (unknownRole !== undefined) throw new Error(`the role ${name} names the unknown role ${unknownRole}`)
  return { scopes: scopes.filter(isScope), roles, accounts }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
