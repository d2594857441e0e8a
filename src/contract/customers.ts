import Type from 'typebox'
import { Double, Maybe, Text } from './types.ts'

const CustomerAccount = Type.Object(
  {
    customerId: Type.String({ examples: ['100001'] }),
    name: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2 code.', examples: ['NO'] }),
    currency: Type.String({ description: 'ISO 4217 code of all its prices.', examples: ['NOK'] }),
    vatRate: Double({ description: 'In percent.', examples: [25] }),
    priceList: Type.Boolean({
      description: 'Whether it has a price list; an account without one cannot buy.',
    }),
  },
  { title: 'CustomerAccount' },
)

export const Me = Type.Object(
  {
    client: Type.String({ description: 'The client name; `placedBy` of the orders it submits.' }),
    person: Type.Union([Type.String(), Type.Null()], {
      description: 'The name of the person who signed in with an email; null for a key or a token.',
    }),
    scopes: Type.Array(Type.String(), {
      description: 'Scopes of the credential.',
      examples: [['orders:read']],
    }),
    roles: Type.Array(Type.String(), { description: 'Roles of staff that the credential has.' }),
    rights: Type.Array(Type.String(), {
      description: 'What the scopes and roles of staff allow.',
      examples: [['see-orders', 'ship-orders']],
    }),
    accounts: Type.Array(CustomerAccount, {
      description: 'Accounts that the caller may act for. The first one is the default account.',
    }),
  },
  { title: 'Me' },
)

/** Which of the caller's accounts a request is for. */
export const AccountQuery = Type.Object({
  customerId: Maybe(Text('text', { description: "The account; the caller's default account if missing." })),
})

export const NewSession = Type.Object(
  {
    idToken: Type.Optional(
      Type.Union([Type.String({ maxLength: 8192 }), Type.Null()], {
        description: 'The ID token of the issuer, returned when the session is ended.',
      }),
    ),
  },
  { title: 'NewSession' },
)

export const EndedSession = Type.Object(
  {
    idToken: Type.Union([Type.String(), Type.Null()], {
      description: 'The ID token that the session began with, to end the session at the issuer too.',
    }),
  },
  { title: 'EndedSession' },
)
