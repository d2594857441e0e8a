import Type from 'typebox'
import { Order } from './order.ts'
import { DateTime, Int32, IntegerInput, List, Maybe, Nullable, type ReadOf, Text } from './types.ts'

/** A line of a delivery or a billing. Accepts the line number under both names that the API uses. */
const LineUnits = Type.Object(
  {
    lineNumber: Maybe(Text('text', { description: 'The line of the order.', examples: ['10'] })),
    orderLineNumber: Maybe(
      Text('text', {
        description: 'Alternative name of `lineNumber`, as in deliveries and billings of an order.',
      }),
    ),
    quantity: IntegerInput({ minimum: 1, examples: [1] }),
    serialNumbers: Maybe(Type.Array(Text(), { maxItems: 10_000, description: 'One per unit, or none.' })),
  },
  {
    title: 'LineUnits',
    description: 'Has `lineNumber` or `orderLineNumber`.',
    'x-either': ['lineNumber', 'orderLineNumber'],
  },
)
export type LineUnits = ReadOf<typeof LineUnits>

const ShippedComponent = Type.Object(
  {
    lineNumber: Text('text', { description: 'The line of the part.', examples: ['10.1'] }),
    serialNumbers: Type.Array(Text(), {
      minItems: 1,
      maxItems: 10_000,
      description: 'At most one per shipped unit of the part.',
    }),
  },
  { title: 'ShippedComponent' },
)

export const NewDelivery = Type.Object(
  {
    trackingNumber: Maybe(Text('text', { description: "The carrier's number." })),
    lines: Maybe(List(LineUnits, 'orderLines', { description: 'The shipped lines.' })),
    deliveryLines: Maybe(
      List(LineUnits, 'orderLines', { description: 'Alternative name of `lines`, as in an order.' }),
    ),
    components: Maybe(
      List(ShippedComponent, 'orderLines', {
        description:
          'Serial numbers of parts inside the shipped PCs. The delivery lists them as lines of their own, which ship nothing more.',
      }),
    ),
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
      List(LineUnits, 'orderLines', { description: 'The billed lines; all billable units if missing.' }),
    ),
    billingLine: Maybe(
      List(LineUnits, 'orderLines', { description: 'Alternative name of `lines`, as in an order.' }),
    ),
    invoiceAgain: Maybe(
      Type.Boolean({
        description:
          'Of a credit note that corrects a mistake: its units are invoiced again. Otherwise their credit is final; false if missing.',
      }),
    ),
  },
  {
    title: 'NewBilling',
    description: 'Has `lines`, `billingLine` or neither.',
    'x-either': ['lines', 'billingLine', null],
  },
)

export const LineCancellation = Type.Object(
  { quantity: Maybe(IntegerInput({ minimum: 1, description: 'All open units if missing.' })) },
  { title: 'LineCancellation' },
)

export const StaffOrder = Type.Object(
  {
    state: Type.String({ examples: ['Placed'] }),
    version: Int32({ description: 'Incremented by every change.' }),
    placedAt: DateTime(),
    leavesAt: Type.Optional(
      Nullable(
        DateTime({
          description: 'With `sort=promise`: when it should leave the warehouse; null if no date is known.',
        }),
      ),
    ),
    returned: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object({
          units: Int32({ description: 'Asked for, on the way or received.' }),
          credited: Int32({ description: 'Of these, credited: they cannot be invoiced again.' }),
          serialNumbers: Type.Array(Type.String()),
          waived: Type.Optional(
            Int32({ description: 'Credited without a return, and not to be invoiced again.' }),
          ),
          replaced: Type.Optional(
            Int32({
              description:
                'Of the units in returns, replaced by an order: they cannot be credited. Only of an order that is read alone.',
            }),
          ),
        }),
        { description: 'Units in returns by line number; missing if there are none.' },
      ),
    ),
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
        { title: 'HistoryEntry', description: 'One change: caller, action and time.' },
      ),
    ),
  },
  { title: 'StaffOrderWithHistory' },
)

export const StaffOrderList = Type.Object(
  {
    orders: Type.Array(StaffOrder, { description: 'Newest first, or as `sort` says.' }),
    nextCursor: Nullable(
      Type.String({ description: 'Send it as `cursor` to get the next page; null on the last page.' }),
    ),
    carriers: Type.Optional(
      Type.Array(
        Type.Object(
          { carrier: Type.String(), name: Type.String(), orders: Int32() },
          { title: 'QueuedCarrier' },
        ),
        { description: 'With `sort=promise`: the carrier services of the open orders, of any carrier.' },
      ),
    ),
  },
  { title: 'StaffOrderList' },
)

export const ScannedCode = Type.Object(
  {
    orderId: Nullable(Type.String({ description: 'The order with this id.' })),
    products: Type.Array(Type.Object({ productId: Type.String(), name: Type.String() }), {
      description: 'Products with this material number, EAN or part number of the manufacturer.',
    }),
    shipped: Type.Array(Type.Object({ productId: Type.String(), orderId: Type.String() }), {
      description: 'Products that were shipped with this serial number, and their orders.',
    }),
  },
  { title: 'ScannedCode' },
)

export const CreatedDelivery = Type.Object({ deliveryId: Type.String() }, { title: 'CreatedDelivery' })
export const CreatedBilling = Type.Object({ billingId: Type.String() }, { title: 'CreatedBilling' })
