// Decisions about accounts and keys, shared by the API and the command line.
import type { AdminAccount } from '../contract/administration.ts'
import { Problem } from '../contract/problems.ts'
import type { FieldError } from '../contract/read.ts'
import { isRoleName, type Permission, permissionsOf, type RoleRights } from '../contract/rights.ts'
import { isStaffScope } from '../contract/scopes.ts'
import { isReservedClient } from '../platform/audit.ts'
import { isCountry } from '../platform/codes.ts'
import { isCurrency } from '../platform/currencies.ts'
import { isoDateOrNull } from '../platform/time.ts'
import type { Account, StoredAccount } from './account.ts'
import { billingErrors } from './account-billing.ts'
import type { StoredKey } from './api-key.ts'

export interface PriceListChoice {
  id: string
  currency: string
}

/** What an account can refer to. */
export interface References {
  priceLists: readonly PriceListChoice[]
  hasAccount: (id: string) => boolean
}

/** All errors of an account, by the names of the API. `before` is null for a new one. */
export function accountErrors(
  account: Account,
  before: Account | null,
  { priceLists, hasAccount }: References,
): FieldError[] {
  const { id, name, country, currency, vatRate, priceList } = account
  const errors: FieldError[] = []
  const check = (isRight: boolean, fieldName: string, message: string) => {
    if (!isRight) errors.push({ fieldName, message })
  }
  const isId = /^[\w.-]{1,64}$/.test(id) && id !== '.' && id !== '..'
  check(isId, 'customerId', 'must have up to 64 letters, digits, dots or dashes')
  check(name.trim() !== '', 'name', 'must not be empty')
  check(isCountry(country), 'country', `is ${country}, but must be an ISO 3166-1 alpha-2 code, such as NO`)
  // An account may keep a currency that was withdrawn later.
  const isKept = before !== null && currency === before.currency
  check(
    isKept || isCurrency(currency),
    'currency',
    `is ${currency}, but must be an ISO 4217 code, such as NOK`,
  )
  const isRate = Number.isInteger(vatRate) && vatRate >= 0 && vatRate <= 10_000
  check(isRate, 'vatRate', 'must be a percentage with at most two decimals, such as 25 or 5.5')
  if (priceList !== null) {
    const list = priceLists.find(({ id: listId }) => listId === priceList)
    check(list !== undefined, 'priceList', `names no price list: there is no ${priceList}`)
    if (list)
      check(list.currency === currency, 'priceList', `is in ${list.currency}, the account in ${currency}`)
  }
  for (const fieldName of ['billTo', 'shipTo'] as const) {
    const other = account[fieldName]
    check(other === null || hasAccount(other), fieldName, `names no account: there is no ${other}`)
  }
  return [...errors, ...billingErrors(account.billing ?? null, account)]
}

/** Percent with up to two decimals as hundredths; not an integer if there are more. */
export const basisPoints = (percent: number): number => {
  const rounded = Math.round(percent * 100)
  return Math.abs(rounded - percent * 100) < 1e-6 ? rounded : Number.NaN
}

export const viewAccount = (account: StoredAccount): AdminAccount => ({
  customerId: account.id,
  name: account.name,
  country: account.country,
  currency: account.currency,
  vatRate: account.vatRate / 100,
  priceList: account.priceList,
  billTo: account.billTo,
  shipTo: account.shipTo,
  billing: account.billing ?? null,
  retiredAt: isoDateOrNull(account.retiredAt),
  version: account.version,
})

type Granted = Pick<StoredKey, 'scopes' | 'roles'>

/** All errors of a key's rights. */
export function keyErrors(
  { client, accounts, scopes, roles }: Pick<StoredKey, 'client' | 'accounts'> & Granted,
  hasAccount: (id: string) => boolean,
): FieldError[] {
  const unknown = accounts.filter((id) => !hasAccount(id))
  const unknownRoles = roles.filter((role) => !isRoleName(role))
  return [
    ...(isReservedClient(client)
      ? [{ fieldName: 'client', message: `is reserved: the audit names the service itself ${client}` }]
      : []),
    ...(client.trim() === '' ? [{ fieldName: 'client', message: 'must not be empty' }] : []),
    ...unknown.map((id) => ({ fieldName: 'accounts', message: `names no account: there is no ${id}` })),
    ...unknownRoles.map((role) => ({ fieldName: 'roles', message: `names no role: there is no ${role}` })),
    ...(accounts.length === 0 && !scopes.some(isStaffScope) && roles.length === 0
      ? [
          {
            fieldName: 'accounts',
            message: 'needs at least one account, because no scope or role is one of staff',
          },
        ]
      : []),
  ]
}

/** No caller grants a right of staff that it does not have. Accounts and customer scopes are for administrators to give. */
export function refuseGrant(
  { scopes, roles }: Granted,
  own: ReadonlySet<Permission>,
  rightsOfRoles: RoleRights,
): Problem | undefined {
  const isMissing = (permissions: ReadonlySet<Permission>) => !permissions.isSubsetOf(own)
  const missing = [
    ...scopes.filter((scope) => isStaffScope(scope) && isMissing(permissionsOf([scope]))),
    ...roles.filter((role) => isMissing(permissionsOf([], [role], rightsOfRoles))),
  ]
  if (missing.length === 0) return undefined
  return new Problem('grant_not_permitted', `The caller does not have: ${missing.join(', ')}.`)
}

/** Whether a client has no other key that may manage keys. */
export const isLastAdminKey = (
  key: StoredKey,
  keys: readonly StoredKey[],
  rightsOfRoles: RoleRights,
): boolean =>
  isAdminKey(key, rightsOfRoles) &&
  !keys.some(
    (other) => other.id !== key.id && other.client === key.client && isAdminKey(other, rightsOfRoles),
  )

export const isAdminKey = ({ scopes, roles, revokedAt }: StoredKey, rightsOfRoles: RoleRights): boolean =>
  revokedAt === null && mayManageKeys({ scopes, roles }, rightsOfRoles)

export const mayManageKeys = ({ scopes, roles }: Granted, rightsOfRoles: RoleRights): boolean =>
  permissionsOf(scopes, roles, rightsOfRoles).has('manage-keys')
