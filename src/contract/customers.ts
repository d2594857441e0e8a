import Type from 'typebox'
import { Double } from './types.ts'

const CustomerAccount = Type.Object(
  {
    customerId: Type.String({ examples: ['100001'] }),
    name: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2 code.', examples: ['NO'] }),
    currency: Type.String({ description: 'ISO 4217 code; all its prices are in it.', examples: ['NOK'] }),
    vatRate: Double({ description: 'In percent.', examples: [25] }),
    priceList: Type.Boolean({ description: 'Whether it has a price list; without one it can buy nothing.' }),
  },
  { title: 'CustomerAccount' },
)

export const Me = Type.Object(
  {
    client: Type.String({ description: 'As it stands in `placedBy` of the orders it places.' }),
    scopes: Type.Array(Type.String(), { description: 'What it may do.', examples: [['orders:read']] }),
    accounts: Type.Array(CustomerAccount, {
      description: 'What it may act for. The first is meant where a request names none.',
    }),
  },
  { title: 'Me' },
)
