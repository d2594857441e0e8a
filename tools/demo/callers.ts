import type { Account } from '../../src/accounts/account.ts'
import { type ApiKey, hashKey } from '../../src/accounts/api-key.ts'
import { customerScopes, type Scope, staffScopes } from '../../src/contract/scopes.ts'

const account = (
  id: string,
  country: string,
  currency: string,
  vatRate: number,
  priceList: string | null,
): Account => ({
  id,
  name: `Demo account ${id}`,
  country,
  currency,
  vatRate,
  priceList,
  billTo: null,
  shipTo: null,
})

export const demoAccounts: Account[] = [
  account('100001', 'NO', 'NOK', 2500, 'NOK-standard'),
  account('100002', 'DE', 'EUR', 1900, 'EUR-standard'),
  account('100003', 'NO', 'NOK', 2500, null),
]

const demoKey = (name: string, accounts: string[], scopes: readonly Scope[]) => ({
  key: `bo_demo_${name}`,
  client: `Demo ${name}`,
  accounts,
  scopes: [...scopes],
})

const keys = [
  demoKey('100001', ['100001'], customerScopes),
  demoKey('100002', ['100002'], customerScopes),
  demoKey('100003', ['100003'], customerScopes),
  demoKey('readonly', ['100001'], ['orders:read', 'pcconfig:read']),
  demoKey('backoffice', [], staffScopes),
]

/** These keys are public, so they are not accepted beyond this machine. */
export const demoKeys = (now: number): ApiKey[] =>
  keys.map(({ key, ...rest }) => ({
    ...rest,
    id: key.slice('bo_'.length),
    hash: hashKey(key),
    isDemo: true,
    createdAt: now,
    revokedAt: null,
  }))
