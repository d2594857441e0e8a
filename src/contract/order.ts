import Type, { type Static } from 'typebox'
import { eachReferenceOfEveryOrder, eachReferenceOfLaterOrders } from './order-references.ts'
import { arrivals, CollectionPoint, DeliveryAddress, ExpectedStatus, Price } from './shapes.ts'
import { DateTime, Int32, Maybe, Nullable } from './types.ts'

const Events = Type.Record(Type.String(), DateTime(), {
  description: 'Time of each event, by event name.',
  examples: [{ placed: '2026-01-15T09:30:00.000Z' }],
})

const LineReferences = Nullable(
  Type.Object({ deliveryReference: Nullable(Type.String()) }, { title: 'OrderLineReferences' }),
)

export const LineCategory = Type.Enum(['PHYSICAL_ITEM', 'SERVICE', 'DELIVERY', 'VIRTUAL_ITEM'], {
  title: 'LineCategory',
})
export type LineCategory = Static<typeof LineCategory>

export const OrderLine = Type.Cyclic(
  {
    OrderLine: Type.Object({
      lineNumber: Type.String({
        description: '`10`, `20`, …; children of `10` are `10.1`, `10.2`, …',
        examples: ['10'],
      }),
      name: Type.String(),
      description: Nullable(Type.String()),
      materialNumber: Type.String({
        description: 'The product; the bundle for a PC; the option for a delivery.',
      }),
      quantity: Type.Object(
        {
          total: Int32({ description: 'Ordered.' }),
          fulfilled: Int32({ description: 'Shipped.' }),
          cancelled: Int32({ description: 'Cancelled; the rest is still open.' }),
        },
        { title: 'OrderLineQuantity' },
      ),
      unitPrice: Price,
      references: LineReferences,
      categories: Type.Array(LineCategory),
      orderLines: Type.Array(Type.Ref('OrderLine')),
    }),
  },
  'OrderLine',
)
export type OrderLine = Static<typeof OrderLine>

export const ExpectedDelivery = Type.Object(
  {
    estimatedDeliveryDate: Nullable(DateTime({ description: 'Expected arrival; null if unknown.' })),
    expectedLines: Type.Array(
      Type.Object(
        {
          orderLineNumber: Type.String(),
          quantity: Int32(),
          references: LineReferences,
          status: ExpectedStatus,
          availableAt: Nullable(DateTime({ description: 'Earliest shipping time; null if unknown.' })),
        },
        { title: 'ExpectedLine' },
      ),
    ),
    collectionPoint: Nullable(CollectionPoint),
    deliveryAddress: Nullable(DeliveryAddress),
  },
  { title: 'ExpectedDelivery' },
)
export type ExpectedDelivery = Static<typeof ExpectedDelivery>

export const Delivery = Type.Object(
  {
    deliveryId: Type.String(),
    trackingNumber: Nullable(Type.String()),
    trackingUrl: Type.Optional(
      Type.String({
        description: 'Where the parcel can be followed, if its carrier service has such an address.',
      }),
    ),
    events: Events,
    deliveryLines: Type.Array(
      Type.Object(
        {
          lineNumber: Type.String(),
          quantity: Int32(),
          orderLineNumber: Type.String(),
          serialNumbers: Type.Array(Type.String()),
        },
        { title: 'DeliveryLine' },
      ),
    ),
    collectionPoint: Nullable(CollectionPoint),
    deliveryAddress: Nullable(DeliveryAddress),
  },
  { title: 'Delivery' },
)
export type Delivery = Static<typeof Delivery>

export const Billing = Type.Object(
  {
    billingId: Type.String(),
    events: Events,
    type: Type.Enum(['Invoice', 'CreditNote'], { title: 'BillingType' }),
    // Singular in the published API.
    billingLine: Type.Array(
      Type.Object(
        {
          lineNumber: Type.String(),
          quantity: Int32(),
          orderLineNumber: Nullable(Type.String()),
          serialNumbers: Type.Array(Type.String()),
        },
        { title: 'BillingLine' },
      ),
    ),
  },
  { title: 'Billing' },
)
export type Billing = Static<typeof Billing>

export const Order = Type.Object(
  {
    orderId: Nullable(Type.String()),
    checkoutId: Nullable(Type.String()),
    currency: Nullable(Type.String()),
    events: Events,
    parties: Type.Object(
      {
        soldTo: Type.String({ description: 'The account that bought.' }),
        shipTo: Type.String({ description: 'The account it is shipped to.' }),
        billTo: Type.String({ description: 'The account it is billed to.' }),
        contactTo: Nullable(Type.String({ description: 'The contact person at the delivery address.' })),
        placedBy: Nullable(Type.String({ description: 'The client that submitted the checkout.' })),
      },
      { title: 'Parties' },
    ),
    references: Nullable(
      Type.Object(
        {
          ...eachReferenceOfEveryOrder(() => Nullable(Type.String())),
          ...eachReferenceOfLaterOrders(() => Maybe(Type.String())),
          replacementFor: Type.Optional(
            Type.String({
              description:
                'The return whose units the order replaces, set by the shop; missing for every other order.',
              examples: ['R-7K3MX-9QF2T'],
            }),
          ),
        },
        { title: 'PlacedOrderReferences' },
      ),
    ),
    orderLines: Type.Array(OrderLine),
    expectedDeliveries: Type.Array(ExpectedDelivery, {
      description: 'Units that are not shipped yet, grouped by the time they can be shipped.',
    }),
    deliveries: Type.Array(Delivery, { description: 'Shipped deliveries.' }),
    billings: Type.Array(Billing, { description: 'Invoices and credit notes.' }),
    notes: Nullable(
      Type.Object({ messageToSalesDepartment: Nullable(Type.String()) }, { title: 'OrderNotes' }),
    ),
  },
  { title: 'Order' },
)
export type Order = Static<typeof Order>

export const OrderAnswer = Type.Object({ order: Order }, { title: 'OrderAnswer' })

const ListedOrder = Type.Object(
  {
    ...Order.properties,
    expectedAt: Type.Optional(
      Nullable(
        DateTime({
          description:
            'With `expected=true`: the next arrival, of units still to ship or on their way. Null if there is none or its date is unknown.',
        }),
      ),
    ),
    arrivals: arrivals('still to arrive'),
    isLate: Type.Optional(
      Type.Boolean({ description: 'With `expected=true`: whether the day of the next arrival has passed.' }),
    ),
  },
  { title: 'ListedOrder' },
)

export const OrderList = Type.Object(
  {
    orders: Type.Array(ListedOrder, { description: 'Newest first.' }),
    nextCursor: Nullable(
      Type.String({ description: 'Send it as `cursor` to get the next page; null on the last page.' }),
    ),
  },
  { title: 'OrderList' },
)

export const AllowedActions = Type.Object({ canBeCancelled: Type.Boolean() }, { title: 'AllowedActions' })
