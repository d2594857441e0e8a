import type { Account } from '../../src/accounts/account.ts'
import { type ApiKey, hashKey } from '../../src/accounts/api-key.ts'
import type { AccountBilling } from '../../src/contract/account-billing.ts'
import { customerScopes, type Scope, staffScopes } from '../../src/contract/scopes.ts'

/** No credit limit, no language, and nothing that is sent by itself. */
const noBilling: AccountBilling = {
  legalName: null,
  organisationNumber: null,
  vatId: null,
  addressLine1: null,
  addressLine2: null,
  postCode: null,
  city: null,
  country: null,
  email: null,
  electronicAddressScheme: null,
  electronicAddress: null,
  buyerReference: null,
  language: null,
  vatExemptionReason: null,
  vatCategory: null,
  sendBy: null,
  paymentTermsDays: null,
  creditLimit: null,
}

const account = (
  id: string,
  { vatRate, currency, priceList }: Pick<Account, 'vatRate' | 'currency' | 'priceList'>,
  billing: Partial<AccountBilling> & { legalName: string; country: string },
): Account => ({
  ...{ id, name: billing.legalName, country: billing.country, currency, vatRate, priceList },
  ...{ billTo: null, shipTo: null, billing: { ...noBilling, ...billing } },
})

/** Companies that do not exist: the Norwegian numbers are of the range for tests. */
export const demoAccounts: Account[] = [
  account(
    '100001',
    { vatRate: 2500, currency: 'NOK', priceList: 'NOK-standard' },
    {
      legalName: 'Fjord Data AS',
      organisationNumber: '312345676',
      vatId: 'NO312345676MVA',
      addressLine1: 'Storgata 1',
      postCode: '0155',
      city: 'Oslo',
      country: 'NO',
      email: 'faktura@fjorddata.example',
      buyerReference: 'Innkjøp',
    },
  ),
  account(
    '100002',
    { vatRate: 1900, currency: 'EUR', priceList: 'EUR-standard' },
    {
      legalName: 'Muster Datentechnik GmbH',
      vatId: 'DE123456789',
      addressLine1: 'Musterstraße 1',
      postCode: '12345',
      city: 'Musterstadt',
      country: 'DE',
      email: 'rechnung@muster-datentechnik.example',
      buyerReference: 'Einkauf',
    },
  ),
  account(
    '100003',
    { vatRate: 2500, currency: 'NOK', priceList: null },
    {
      legalName: 'Eksempel Handel AS',
      organisationNumber: '319876545',
      addressLine1: 'Eksempelveien 3',
      postCode: '5015',
      city: 'Bergen',
      country: 'NO',
      email: 'faktura@eksempelhandel.example',
      buyerReference: 'Innkjøp',
    },
  ),
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
