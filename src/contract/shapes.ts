// Shapes that several resources share.
import Type, { type Static } from 'typebox'
import { DateTime, Double, Int32, Nullable, Text } from './types.ts'

export const DeliveryAddress = Type.Object(
  {
    name: Text('text', { examples: ['Fjord Data AS'] }),
    addressLine1: Text('text', { examples: ['Storgata 1'] }),
    addressLine2: Nullable(Text()),
    postCode: Text('text', { examples: ['0155'] }),
    city: Text('text', { examples: ['Oslo'] }),
    country: Text('text', { description: 'ISO 3166-1 alpha-2 code.', examples: ['NO'] }),
    contactPersonName: Nullable(Text()),
    phone: Nullable(Text()),
    mobilePhone: Nullable(Text()),
    email: Text('text', { examples: ['orders@example.com'] }),
    globalLocationNumber: Nullable(Text()),
  },
  { title: 'DeliveryAddress' },
)

/** Units of a promise with the same date. */
export const Arrival = Type.Object(
  {
    estimatedDeliveryDate: Nullable(DateTime({ description: 'Null if it is not known.' })),
    quantity: Int32({ description: 'Units; a PC counts as one.' }),
  },
  { title: 'Arrival' },
)

export const arrivals = (whose: string) =>
  Type.Optional(
    Type.Array(Arrival, {
      description: `How many units ${whose} arrive when, earliest first; missing if all arrive on one day, or no date is known.`,
    }),
  )

export const CollectionPoint = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    addressLine1: Type.String(),
    postCode: Type.String(),
    city: Type.String(),
    country: Type.String(),
  },
  { title: 'CollectionPoint' },
)
export type CollectionPoint = Static<typeof CollectionPoint>

export const Price = Type.Object(
  {
    gross: Double({ examples: [1250] }),
    net: Double({ examples: [1000] }),
    vat: Double({ examples: [250] }),
  },
  { title: 'Price', description: "In the account's currency; net + vat = gross, to the minor unit." },
)
export type Price = Static<typeof Price>

/** When the goods of a purchase order are expected. */
export const ExpectedAt = DateTime({
  description:
    'Expected date; null if the supplier has not confirmed one. It is promised until it has passed: for a whole day, send its end in UTC.',
  examples: ['2026-12-01T23:59:59Z'],
})

export const ExpectedStatus = Type.Enum(
  ['Unknown', 'UnconfirmedRestock', 'ConfirmedRestock', 'Available', 'Unavailable'],
  { title: 'ExpectedStatus' },
)
export type ExpectedStatus = Static<typeof ExpectedStatus>
