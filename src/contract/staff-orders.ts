// Orders that staff make for a customer, and the content of quotes.
import Type, { type Static } from 'typebox'
import {
  Checkout,
  DeliveryPreferences,
  LineReferences,
  MaterialId,
  Notes,
  OrderReferences,
} from './checkout.ts'
import { DeliveryAddress } from './shapes.ts'
import { IntegerInput, List, Maybe, Nullable, NumberInput, type ReadOf, Text } from './types.ts'

const ManualPrice = Type.Object(
  {
    net: NumberInput({
      minimum: 0,
      description: "Of one unit, in the account's currency.",
      examples: [4200],
    }),
    reason: Text('text', { minLength: 1, examples: ['Agreed by phone'] }),
  },
  {
    title: 'ManualLinePrice',
    description:
      'Instead of the price list, whatever the quantity. Needs the right `set-line-prices`. A PC has none: its price is that of its parts.',
  },
)

const StaffLine = Type.Object(
  {
    materialId: MaterialId,
    quantity: IntegerInput({ minimum: 1, examples: [2] }),
    references: Maybe(LineReferences),
    manualPrice: Maybe(ManualPrice),
  },
  { title: 'StaffOrderLine' },
)

/** What is ordered or offered, for whom. */
export const staffOrderMembers = {
  customerId: Text('text', { description: 'The account that buys.', examples: ['100001'] }),
  orderLines: List(StaffLine, 'orderLines'),
  delivery: Type.Object(
    { deliveryAddress: DeliveryAddress, preferences: Maybe(DeliveryPreferences) },
    { title: 'StaffOrderDelivery' },
  ),
  references: Maybe(OrderReferences),
  notes: Maybe(Notes),
}

export const StaffOrderContent = Type.Object(staffOrderMembers, { title: 'StaffOrderContent' })
export type StaffOrderContent = ReadOf<typeof StaffOrderContent>

const deliveryOptionId = Maybe(
  Text('text', { description: 'One of the options; the first one if missing or null.' }),
)

export const promiseMember = Maybe(
  Text('text', {
    description:
      'The `promise` that was shown. If units would arrive later, the answer is 422 `promise_changed`. Missing or null: any date is accepted.',
  }),
)

export const NewStaffOrder = Type.Object(
  {
    ...staffOrderMembers,
    deliveryOptionId,
    promise: promiseMember,
    total: Maybe(
      NumberInput({
        description:
          'The `totals.gross` that was shown. If it changed, the answer is 422 `price_changed`. Missing or null: any price is accepted.',
      }),
    ),
  },
  { title: 'NewStaffOrder' },
)

const { currency, soldTo, orderLines, deliveryOptions, totals, vatRounding, problems } = Checkout.properties

/** How goods are shown with prices and dates, before they are ordered. */
export const pricedMembers = { currency, soldTo, orderLines, deliveryOptions, totals, vatRounding, problems }

export const PricedOrder = Type.Object(
  {
    ...pricedMembers,
    promise: Nullable(Type.String({ description: 'How many units leave when: send it with the order.' })),
  },
  { title: 'PricedOrder' },
)
export type PricedOrder = Static<typeof PricedOrder>

export const PlacedStaffOrder = Type.Object({ orderId: Type.String() }, { title: 'PlacedStaffOrder' })
