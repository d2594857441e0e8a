import Type from 'typebox'
import { Order } from './order.ts'
import { DateTime, Int32, IntegerInput, List, Maybe, Nullable, type ReadOf, Text } from './types.ts'

/** A line of a delivery or a billing. The order's own name for the line number is understood too. */
const LineUnits = Type.Object(
  {
    lineNumber: Maybe(Text('text', { description: 'The line of the order.', examples: ['10'] })),
    orderLineNumber: Maybe(
      Text('text', { description: 'The same, as deliveries and billings of an order call it.' }),
    ),
    quantity: IntegerInput({ minimum: 1, examples: [1] }),
    serialNumbers: Maybe(
      Type.Array(Text(), { maxItems: 10_000, description: 'One for each unit, or none.' }),
    ),
  },
  {
    title: 'LineUnits',
    description: 'Has `lineNumber` or `orderLineNumber`.',
    'x-either': ['lineNumber', 'orderLineNumber'],
  },
)
export type LineUnits = ReadOf<typeof LineUnits>

export const NewDelivery = Type.Object(
  {
    trackingNumber: Maybe(Text('text', { description: "The carrier's number." })),
    lines: Maybe(List(LineUnits, 'orderLines', { description: 'What is shipped.' })),
    deliveryLines: Maybe(List(LineUnits, 'orderLines', { description: 'The same, as an order calls them.' })),
  },
  {
    title: 'NewDelivery',
    description: 'Has `lines` or `deliveryLines`.',
    'x-either': ['lines', 'deliveryLines'],
  },
)

export const NewBilling = Type.Object(
  {
    type: Type.Enum(['Invoice', 'CreditNote'], { title: 'BillingType' }),
    lines: Maybe(
      List(LineUnits, 'orderLines', { description: 'What is billed; all that can be, when missing.' }),
    ),
    billingLine: Maybe(List(LineUnits, 'orderLines', { description: 'The same, as an order calls them.' })),
  },
  {
    title: 'NewBilling',
    description: 'Has `lines`, `billingLine` or neither.',
    'x-either': ['lines', 'billingLine', null],
  },
)

export const LineCancellation = Type.Object(
  { quantity: Maybe(IntegerInput({ minimum: 1, description: 'All open units, when missing.' })) },
  { title: 'LineCancellation' },
)

export const StaffOrder = Type.Object(
  {
    state: Type.String({ examples: ['Placed'] }),
    version: Int32({ description: 'Grows with every change.' }),
    placedAt: DateTime(),
    order: Order,
  },
  { title: 'StaffOrder' },
)

export const StaffOrderWithHistory = Type.Object(
  {
    ...StaffOrder.properties,
    history: Type.Array(
      Type.Object(
        { version: Int32(), action: Type.String(), actor: Type.String(), occurredAt: DateTime() },
        { title: 'HistoryEntry', description: 'Who did what, and when.' },
      ),
    ),
  },
  { title: 'StaffOrderWithHistory' },
)

export const StaffOrderList = Type.Object(
  {
    orders: Type.Array(StaffOrder, { description: 'Newest first.' }),
    nextCursor: Nullable(
      Type.String({ description: 'Send it as `cursor` for the next page; null on the last.' }),
    ),
  },
  { title: 'StaffOrderList' },
)

export const CreatedDelivery = Type.Object({ deliveryId: Type.String() }, { title: 'CreatedDelivery' })
export const CreatedBilling = Type.Object({ billingId: Type.String() }, { title: 'CreatedBilling' })
