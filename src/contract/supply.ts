import Type from 'typebox'
import { DateTime, Int32, IntegerInput, Maybe, Nullable, Text } from './types.ts'

export const NewStock = Type.Object(
  {
    onHand: IntegerInput({
      minimum: 0,
      description: 'Units on the shelf, reserved ones included.',
      examples: [25],
    }),
  },
  { title: 'NewStock' },
)

export const PurchaseOrder = Type.Object(
  {
    purchaseOrderId: Type.String(),
    productId: Type.String(),
    quantity: Int32({ description: 'What is still to come.' }),
    expectedAt: Nullable(DateTime({ description: 'When it is due; null when the supplier has not said.' })),
  },
  { title: 'OpenPurchaseOrder' },
)

export const StockOfProduct = Type.Object(
  {
    productId: Type.String(),
    onHand: Nullable(Int32({ description: 'Null when nobody has counted it.' })),
    reserved: Int32({ description: 'On hand, but belongs to orders.' }),
    waiting: Int32({ description: 'Promised to orders, but not on hand yet.' }),
    free: Nullable(Int32({ description: 'On hand and promised to nobody.' })),
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
    onHand: Nullable(Int32({ description: 'Null when nobody has counted it.' })),
    reserved: Int32({ description: 'On hand, but belongs to orders.' }),
    free: Nullable(Int32({ description: 'On hand and promised to nobody.' })),
    incoming: Type.Integer({ description: 'Still to come on open purchase orders.' }),
    waiting: Int32({ description: 'Promised to orders, but not on hand yet.' }),
  },
  { title: 'StockLine' },
)

export const StockList = Type.Object(
  {
    products: Type.Array(StockLine, { description: 'By name.' }),
    nextCursor: Nullable(
      Type.String({ description: 'Send it as `cursor` for the next page; null on the last.' }),
    ),
  },
  { title: 'StockList' },
)

export const NewPurchaseOrder = Type.Object(
  {
    purchaseOrderId: Maybe(Text('text', { description: 'Your own number; one is made when missing.' })),
    productId: Text(),
    quantity: IntegerInput({ minimum: 1 }),
    expectedAt: Maybe(DateTime()),
  },
  { title: 'NewPurchaseOrder' },
)

export const PurchaseOrderChange = Type.Object(
  {
    quantity: IntegerInput({ minimum: 0, description: 'What is still to come; 0 ends it.' }),
    expectedAt: Nullable(DateTime()),
  },
  { title: 'PurchaseOrderChange' },
)

export const GoodsReceived = Type.Object(
  { quantity: Maybe(IntegerInput({ minimum: 1, description: 'All that was still to come, when missing.' })) },
  { title: 'GoodsReceived' },
)

export const PurchaseOrderList = Type.Object(
  { purchaseOrders: Type.Array(PurchaseOrder), nextCursor: Nullable(Type.String()) },
  { title: 'PurchaseOrderList' },
)
