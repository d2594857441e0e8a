import Type, { type Static } from 'typebox'
import { AccountBilling, NewAccountBilling } from './account-billing.ts'
import { DeliveryOption } from './checkout.ts'
import { Credit } from './credit.ts'
import { CarrierRow } from './import-formats.ts'
import { rightNames, roleNames } from './rights.ts'
import { scopes, staffScopes } from './scopes.ts'
import { DateTime, Double, Int32, IntegerInput, Maybe, Nullable, NumberInput, Text } from './types.ts'

/** The members that pages of a list have in common. */
export const pageQuery = (what: string) => ({
  limit: Maybe(IntegerInput({ minimum: 1, maximum: 500, description: `${what} per page; 100 by default.` })),
  cursor: Maybe(Text('notes', { description: 'The `nextCursor` of the previous page.' })),
})

export const searchQuery = (fields: string) => ({
  search: Maybe(Text('text', { description: `Only those with this text in ${fields}, in any case.` })),
})

export const NextCursor = Nullable(
  Type.String({ description: 'Send it as `cursor` to get the next page; null on the last page.' }),
)

export const Version = Type.Integer({
  description: 'Grows with every change. Send it in quotes as `If-Match` with a change.',
  examples: [1],
})

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: DateTime(),
    client: Type.String({ description: 'The client that made the change, or `command line`.' }),
    subject: Type.String({
      description: 'The id of its API key, or the person (`sub`) of its access token; may be empty.',
    }),
    action: Type.String({ examples: ['change'] }),
    entity: Type.String({ description: 'The kind of thing that changed.', examples: ['account'] }),
    entityId: Type.String(),
    before: Nullable(
      Type.Object({}, { additionalProperties: true, description: 'What changed, as it was before.' }),
    ),
    after: Nullable(Type.Object({}, { additionalProperties: true, description: 'The same afterwards.' })),
    reason: Nullable(Type.String()),
    importId: Nullable(Type.String({ description: 'The import that made the change.' })),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditList = Type.Object(
  { entries: Type.Array(AuditEntry, { description: 'Newest first.' }), nextCursor: NextCursor },
  { title: 'AuditList' },
)

const accountMembers = {
  name: Text('text', { examples: ['Fjord Data AS'] }),
  country: Text('text', { description: 'ISO 3166-1 alpha-2 code.', examples: ['NO'] }),
  currency: Text('text', { description: 'ISO 4217 code of all its prices.', examples: ['NOK'] }),
  vatRate: NumberInput({ minimum: 0, maximum: 100, description: 'In percent.', examples: [25] }),
  priceList: Text('text', { description: 'An account without one cannot buy.', examples: ['NOK-standard'] }),
  billTo: Text('text', { description: 'The account that is billed; itself if missing.' }),
  shipTo: Text('text', { description: 'The account that is delivered to; itself if missing.' }),
}

export const NewAccount = Type.Object(
  {
    customerId: Text('text', {
      description: 'Up to 64 letters, digits, dots or dashes.',
      examples: ['100001'],
    }),
    name: Maybe(accountMembers.name),
    country: accountMembers.country,
    currency: accountMembers.currency,
    vatRate: accountMembers.vatRate,
    priceList: Maybe(accountMembers.priceList),
    billTo: Maybe(accountMembers.billTo),
    shipTo: Maybe(accountMembers.shipTo),
    billing: Maybe(NewAccountBilling),
  },
  { title: 'NewAccount' },
)

export const AccountChange = Type.Object(
  {
    name: Maybe(accountMembers.name),
    country: Maybe(accountMembers.country),
    currency: Maybe(accountMembers.currency),
    vatRate: Maybe(accountMembers.vatRate),
    priceList: Maybe(accountMembers.priceList),
    billTo: Maybe(accountMembers.billTo),
    shipTo: Maybe(accountMembers.shipTo),
    billing: Maybe(NewAccountBilling),
    retired: Maybe(
      Type.Boolean({
        description:
          'True: the account places no more orders, and those it has placed stay. False: it does again.',
      }),
    ),
  },
  {
    title: 'AccountChange',
    description:
      'Members that are missing or null are not changed. An empty text removes `priceList`, `billTo` or `shipTo`; `billing` is replaced as a whole.',
  },
)

const adminAccountMembers = {
  customerId: Type.String(),
  name: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  vatRate: Double({ description: 'In percent.' }),
  priceList: Nullable(Type.String()),
  billTo: Nullable(Type.String()),
  shipTo: Nullable(Type.String()),
  billing: Nullable(AccountBilling),
  retiredAt: Nullable(DateTime()),
  version: Version,
}

export const AdminAccount = Type.Object(adminAccountMembers, { title: 'AdminAccount' })
export type AdminAccount = Static<typeof AdminAccount>

export const AccountWithCredit = Type.Object(
  { ...adminAccountMembers, credit: Nullable(Credit) },
  { title: 'AccountWithCredit', description: 'Without a credit limit, `credit` is null.' },
)

export const AdminAccountList = Type.Object(
  { accounts: Type.Array(AdminAccount), nextCursor: NextCursor },
  { title: 'AdminAccountList' },
)

const grants = {
  accounts: Type.Array(Text(), { maxItems: 10_000, description: 'The first is the default account.' }),
  scopes: Type.Array(Type.Enum([...scopes]), {
    maxItems: 100,
    description: `Staff scopes (${staffScopes.join(', ')}) only if the caller has their rights.`,
  }),
  roles: Type.Array(Text(), {
    maxItems: 100,
    description: `Roles of staff (${roleNames.join(', ')}), only if the caller has their rights.`,
  }),
}

export const NewKey = Type.Object(
  {
    client: Text('text', {
      description: 'The name of the program or person that uses it; `placedBy` of its orders.',
      examples: ['Webshop'],
    }),
    ...grants,
    roles: Maybe(grants.roles),
  },
  { title: 'NewKey' },
)

export const KeyChange = Type.Object(
  { accounts: Maybe(grants.accounts), scopes: Maybe(grants.scopes), roles: Maybe(grants.roles) },
  { title: 'KeyChange', description: 'Members that are missing or null are not changed.' },
)

const keyMembers = {
  keyId: Type.String(),
  client: Type.String(),
  accounts: Type.Array(Type.String()),
  scopes: Type.Array(Type.String()),
  roles: Type.Array(Type.String()),
  demo: Type.Boolean({ description: 'Whether it is one of the public demo keys.' }),
  createdAt: DateTime(),
  revokedAt: Nullable(DateTime()),
  version: Version,
}
export const AdminKey = Type.Object(keyMembers, {
  title: 'AdminKey',
  description: 'An API key, without the key.',
})
export type AdminKey = Static<typeof AdminKey>

export const CreatedKey = Type.Object(
  {
    ...keyMembers,
    key: Nullable(
      Type.String({
        description:
          'The key: shown only here, and stored nowhere. Null in the answer to a repeat with the same `Idempotency-Key`.',
      }),
    ),
  },
  { title: 'CreatedKey' },
)

export const AdminKeyList = Type.Object(
  { keys: Type.Array(AdminKey), nextCursor: NextCursor },
  { title: 'AdminKeyList' },
)

export const Confirmation = {
  confirm: Maybe(
    Type.Enum(['true', 'false'], {
      description: '`true`: also if the change ends the administration rights of the caller.',
    }),
  ),
}

export const AdminClient = Type.Object(
  {
    client: Type.String(),
    enabled: Type.Boolean({ description: 'A disabled client is refused with every credential.' }),
    keys: Type.Array(Type.String(), { description: 'Identifiers of its keys in force.' }),
  },
  { title: 'AdminClient' },
)
export type AdminClient = Static<typeof AdminClient>

export const AdminClientList = Type.Object(
  { clients: Type.Array(AdminClient), nextCursor: NextCursor },
  { title: 'AdminClientList' },
)

export const ClientChange = Type.Object({ enabled: Type.Boolean() }, { title: 'ClientChange' })

const { id: _, ...carrierMembers } = CarrierRow.properties

export const CarrierChange = Type.Object(
  {
    carrier: Maybe(carrierMembers.carrier),
    name: Maybe(carrierMembers.name),
    countries: Maybe(carrierMembers.countries),
    transitDays: Maybe(carrierMembers.transitDays),
    bands: Maybe(carrierMembers.bands),
    collectionPoints: carrierMembers.collectionPoints,
    trackingUrl: Maybe(
      Text('text', { description: 'As in an import of carriers; an empty text removes it.' }),
    ),
    retired: Maybe(
      Type.Boolean({ description: 'True: the service is no longer offered. False: it is again.' }),
    ),
  },
  { title: 'CarrierChange', description: 'Members that are missing or null are not changed.' },
)

export const AdminCarrier = Type.Object(
  {
    carrierId: Type.String({ description: 'The deliveryOptionId, before the collection point.' }),
    ...carrierMembers,
    retiredAt: Nullable(DateTime()),
    version: Version,
  },
  { title: 'AdminCarrier', description: 'A delivery service, to the door or to collection points.' },
)
export type AdminCarrier = Static<typeof AdminCarrier>

export const AdminCarrierList = Type.Object(
  { carriers: Type.Array(AdminCarrier), nextCursor: NextCursor },
  { title: 'AdminCarrierList' },
)

export const DeliveryTrial = Type.Object(
  {
    weightGrams: Maybe(IntegerInput({ minimum: 0, description: '0 if missing.' })),
    products: Maybe(
      Type.Array(
        Type.Object(
          { productId: Text('text', { examples: ['cpu-1'] }), quantity: Int32({ minimum: 1 }) },
          { title: 'TrialProduct' },
        ),
        { maxItems: 1000, description: 'Their weights are added to `weightGrams`.' },
      ),
    ),
    country: Text('text', { description: 'ISO 3166-1 alpha-2 code.' }),
    postCode: Text(),
    currency: Text('text', { description: 'ISO 4217 code.' }),
    vatRate: Maybe(NumberInput({ minimum: 0, maximum: 100, description: 'In percent; 0 if missing.' })),
  },
  { title: 'DeliveryTrial' },
)

export const NotOffered = Type.Object(
  {
    carrierId: Type.String(),
    carrier: Type.String(),
    name: Type.String(),
    reason: Type.Enum(['Retired', 'Country', 'CollectionPoint', 'Weight', 'Currency']),
    message: Type.String({ description: 'The reason for people.' }),
  },
  { title: 'NotOffered' },
)
export type NotOffered = Static<typeof NotOffered>

export const DeliveryTrialResult = Type.Object(
  {
    weightGrams: Type.Integer({ description: 'Of the whole parcel.' }),
    productsWithoutWeight: Type.Array(Type.String(), {
      description: 'Products that count as 0 grams because their weight is not known.',
    }),
    deliveryOptions: Type.Array(DeliveryOption, { description: 'Best first, as a draft has them.' }),
    notOffered: Type.Array(NotOffered, { description: 'All other services, with the reason.' }),
  },
  { title: 'DeliveryTrialResult' },
)

const Right = Type.Enum([...rightNames], { title: 'Right' })

export const AdminRole = Type.Object(
  {
    role: Type.Enum([...roleNames], { title: 'RoleName' }),
    rights: Type.Array(Right, { description: 'In this shop.' }),
    standardRights: Type.Array(Right, { description: 'Until the shop sets others.' }),
    version: Version,
  },
  { title: 'AdminRole' },
)
export type AdminRole = Static<typeof AdminRole>
export const AdminRoleList = Type.Object({ roles: Type.Array(AdminRole) }, { title: 'AdminRoleList' })
export const RoleChange = Type.Object(
  {
    rights: Maybe(
      Type.Array(Right, {
        maxItems: 100,
        description: 'All rights of the role from now on; those that it comes with if missing.',
      }),
    ),
  },
  { title: 'RoleChange' },
)
