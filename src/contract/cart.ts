import Type, { type Static } from 'typebox'
import {
  CheckoutLine,
  CheckoutProblem,
  DeliveryOption,
  DeliveryPreferences,
  LineReferences,
  MaterialId,
  Notes,
  OrderReferences,
  quotedLineMembers,
  Totals,
  VatRounding,
} from './checkout.ts'
import { IntegerInput, List, Maybe, Nullable, type ReadOf, Text } from './types.ts'

const CartLineInput = Type.Object(
  {
    materialId: MaterialId,
    quantity: IntegerInput({ minimum: 1, examples: [2] }),
    references: Maybe(LineReferences),
  },
  { title: 'CartLineInput' },
)

export const CartLinesInput = Type.Object(
  { lines: List(CartLineInput, 'orderLines') },
  { title: 'CartLinesInput' },
)
export type CartLineInput = ReadOf<typeof CartLineInput>

export const CartLineChange = Type.Object(
  {
    quantity: Maybe(IntegerInput({ minimum: 1, examples: [3] })),
    references: Maybe(LineReferences),
  },
  { title: 'CartLineChange', description: 'Members that are missing or null are not changed.' },
)
export type CartLineChange = ReadOf<typeof CartLineChange>

const CartAddress = Type.Object(
  {
    name: Maybe(Text()),
    addressLine1: Maybe(Text()),
    addressLine2: Maybe(Text()),
    postCode: Maybe(Text()),
    city: Maybe(Text()),
    country: Maybe(Text()),
    contactPersonName: Maybe(Text()),
    phone: Maybe(Text()),
    mobilePhone: Maybe(Text()),
    email: Maybe(Text()),
    globalLocationNumber: Maybe(Text()),
  },
  { title: 'CartAddress', description: 'A delivery address as typed so far; every part may be missing.' },
)

const CartDelivery = Type.Object(
  {
    deliveryAddress: Maybe(CartAddress),
    preferences: Maybe(DeliveryPreferences),
    deliveryOptionId: Maybe(
      Text('text', { description: 'The delivery option that the customer chose. Submit it with the draft.' }),
    ),
  },
  { title: 'CartDelivery' },
)

export const CartChange = Type.Object(
  { references: Maybe(OrderReferences), notes: Maybe(Notes), delivery: Maybe(CartDelivery) },
  {
    title: 'CartChange',
    description: 'Members that are missing or null are not changed; others are replaced as a whole.',
  },
)
export type CartChange = ReadOf<typeof CartChange>

const PriceWhenAdded = Type.Object(
  { gross: Type.Number({ examples: [5542.5] }), currency: Type.String({ examples: ['NOK'] }) },
  {
    title: 'PriceWhenAdded',
    description:
      'The unit price when the line was added, to compare `unitPrice` with. Missing if it is not known, or if another quantity of the price list applies now.',
  },
)

const CartLine = Type.Object(
  {
    lineId: Type.String(),
    ...quotedLineMembers,
    priceWhenAdded: Type.Optional(PriceWhenAdded),
    orderLines: Type.Array(CheckoutLine, { description: 'The parts of a PC.' }),
    problems: Type.Array(CheckoutProblem, { description: 'Why this line cannot be ordered now.' }),
  },
  { title: 'CartLine' },
)
export type CartLine = Static<typeof CartLine>

export const Cart = Type.Object(
  {
    customerId: Type.String(),
    currency: Type.String(),
    version: Type.Integer({ description: 'Grows with every change.' }),
    lines: Type.Array(CartLine),
    references: Nullable(OrderReferences),
    notes: Nullable(Notes),
    delivery: Nullable(CartDelivery),
    deliveryOptions: Type.Array(DeliveryOption, {
      description: 'What a draft of this cart would offer. Best first.',
    }),
    totals: Totals,
    vatRounding: Type.Optional(VatRounding),
    problems: Type.Array(CheckoutProblem, {
      description: 'Other reasons why the cart cannot be ordered now, such as a missing address.',
    }),
  },
  { title: 'Cart' },
)
export type Cart = Static<typeof Cart>
