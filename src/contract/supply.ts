import Type from 'typebox'
import { Suggestions } from './catalog.ts'
import { ExpectedAt } from './shapes.ts'
import { DateTime, Int32, IntegerInput, Maybe, Nullable, Text } from './types.ts'

export const NewStock = Type.Object(
  {
    onHand: IntegerInput({
      minimum: 0,
      description: 'Units on the shelf, reserved ones included.',
      examples: [25],
    }),
    reason: Maybe(
      Text('text', {
        description: 'Why it is corrected; kept in the history.',
        examples: ['Broken in transit'],
      }),
    ),
    confirmedOrders: Maybe(
      Type.Array(Text(), {
        maxItems: 10_000,
        description:
          'For a count below the reserved units: exactly the orders that lose units, as `stock/shortage` and the refusal name them.',
      }),
    ),
  },
  { title: 'NewStock' },
)

const SupplyVersion = Type.Integer({
  description:
    'Grows with every change and receipt. Send it in quotes as `If-Match` with a change, so that it overwrites no other one.',
  examples: [0],
})

export const PurchaseOrder = Type.Object(
  {
    purchaseOrderId: Type.String(),
    productId: Type.String(),
    quantity: Int32({ description: 'Units not received yet.' }),
    expectedAt: Nullable(ExpectedAt),
    version: SupplyVersion,
  },
  { title: 'OpenPurchaseOrder' },
)

export const StockOfProduct = Type.Object(
  {
    productId: Type.String(),
    onHand: Nullable(Int32({ description: 'Null if stock is not tracked.' })),
    reserved: Int32({ description: 'Units on hand that are reserved for orders.' }),
    waiting: Int32({ description: 'Units promised to orders that are not on hand yet.' }),
    free: Nullable(Int32({ description: 'Units on hand that are not promised to an order.' })),
    purchaseOrders: Type.Array(PurchaseOrder),
  },
  { title: 'StockOfProduct' },
)

const StockLine = Type.Object(
  {
    productId: Type.String(),
    name: Type.String(),
    manufacturer: Nullable(Type.String()),
    productGroupId: Nullable(Type.String({ format: 'uuid' })),
    onHand: Nullable(Int32({ description: 'Null if stock is not tracked.' })),
    reserved: Int32({ description: 'Units on hand that are reserved for orders.' }),
    free: Nullable(Int32({ description: 'Units on hand that are not promised to an order.' })),
    incoming: Type.Integer({ description: 'Units on open purchase orders.' }),
    waiting: Int32({ description: 'Units promised to orders that are not on hand yet.' }),
  },
  { title: 'StockLine' },
)

export const StockList = Type.Object(
  {
    products: Type.Array(StockLine, { description: 'By relevance if `search` is given, otherwise by name.' }),
    nextCursor: Nullable(
      Type.String({
        description:
          'Send it as `cursor`, with the same `search`, to get the next page; null on the last page.',
      }),
    ),
    suggestions: Suggestions,
  },
  { title: 'StockList' },
)

export const NewPurchaseOrder = Type.Object(
  {
    purchaseOrderId: Maybe(Text('text', { description: 'Your own number; generated if missing.' })),
    productId: Text(),
    quantity: IntegerInput({ minimum: 1 }),
    expectedAt: Maybe(ExpectedAt),
  },
  { title: 'NewPurchaseOrder' },
)

export const PurchaseOrderChange = Type.Object(
  {
    quantity: IntegerInput({
      minimum: 0,
      description: 'Units not received yet; 0 closes the purchase order.',
    }),
    expectedAt: Nullable(ExpectedAt),
  },
  { title: 'PurchaseOrderChange' },
)

export const GoodsReceived = Type.Object(
  { quantity: Maybe(IntegerInput({ minimum: 1, description: 'All outstanding units if missing.' })) },
  { title: 'GoodsReceived' },
)

const ListedPurchaseOrder = Type.Object(
  {
    ...PurchaseOrder.properties,
    productName: Nullable(Type.String({ description: 'Null if the product is no longer in the catalog.' })),
  },
  { title: 'ListedPurchaseOrder' },
)

export const PurchaseOrderList = Type.Object(
  { purchaseOrders: Type.Array(ListedPurchaseOrder), nextCursor: Nullable(Type.String()) },
  { title: 'PurchaseOrderList' },
)

export const IncomingCode = Type.Object(
  {
    purchaseOrders: Type.Array(ListedPurchaseOrder, {
      description: 'The open purchase order with this number, or those of the products.',
    }),
    products: Type.Array(Type.Object({ productId: Type.String(), name: Type.String() }), {
      description: 'Products with this material number, EAN or part number of the manufacturer.',
    }),
  },
  { title: 'IncomingCode' },
)

export const Shortage = Type.Object(
  {
    orders: Type.Array(
      Type.Object({ orderId: Type.String(), units: Int32({ description: 'Units that it loses.' }) }),
      { description: 'Orders that would lose units and wait again, first come first.' },
    ),
  },
  { title: 'Shortage' },
)

export const StockCorrections = Type.Object(
  {
    corrections: Type.Array(
      Type.Object(
        {
          at: DateTime(),
          client: Type.String(),
          before: Nullable(Int32({ description: 'Units on hand; null if stock was not tracked.' })),
          after: Nullable(Int32({ description: 'Units on hand; null if the count was the same.' })),
          reason: Nullable(Type.String()),
        },
        { title: 'StockCorrection' },
      ),
      { description: 'Newest first.' },
    ),
    nextCursor: Nullable(Type.String()),
  },
  { title: 'StockCorrections' },
)
