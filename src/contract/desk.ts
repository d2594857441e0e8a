// What staff find with one field.
import Type, { type Static } from 'typebox'
import { DateTime, Double, Int32, Nullable } from './types.ts'

const Match = Type.Object(
  {
    field: Type.String({
      description:
        'What has the words: `reference`, `company`, `city`, `phone`, `tracking`, `serialNumber`, `invoice` and others.',
      examples: ['reference'],
    }),
    text: Type.String({ description: 'As the order has it.', examples: ['PO-4711'] }),
  },
  { title: 'DeskMatch' },
)

const FoundOrder = Type.Object(
  {
    orderId: Type.String({ examples: ['7K3MX-9QF2T'] }),
    state: Type.String({ examples: ['Placed'] }),
    placedAt: DateTime(),
    customerId: Type.String(),
    accountName: Nullable(Type.String()),
    company: Nullable(Type.String({ description: 'The name of the delivery address.' })),
    city: Nullable(Type.String()),
    gross: Double({ description: 'What the order costs, cancelled units left out.' }),
    currency: Nullable(Type.String()),
    match: Nullable(Match),
  },
  { title: 'DeskOrder' },
)
export type FoundOrder = Static<typeof FoundOrder>

const FoundAccount = Type.Object(
  { customerId: Type.String(), name: Type.String(), isRetired: Type.Boolean() },
  { title: 'DeskAccount' },
)
export type FoundAccount = Static<typeof FoundAccount>

const FoundProduct = Type.Object(
  {
    productId: Type.String(),
    name: Type.String(),
    manufacturer: Nullable(Type.String()),
    partNumber: Nullable(Type.String()),
  },
  { title: 'DeskProduct' },
)
export type FoundProduct = Static<typeof FoundProduct>

const FoundInvoice = Type.Object(
  {
    billingId: Type.String(),
    number: Type.String(),
    type: Type.Enum(['Invoice', 'CreditNote'], { title: 'BillingType' }),
    orderId: Type.String(),
    buyer: Type.String(),
    issueDate: Type.String({ format: 'date' }),
    payable: Double(),
    currency: Type.String(),
  },
  { title: 'DeskInvoice' },
)
export type FoundInvoice = Static<typeof FoundInvoice>

const FoundReturn = Type.Object(
  {
    returnId: Type.String(),
    state: Type.String(),
    customerId: Type.String(),
    orderIds: Type.Array(Type.String()),
    requestedAt: DateTime(),
  },
  { title: 'DeskReturn' },
)
export type FoundReturn = Static<typeof FoundReturn>

const FoundPurchaseOrder = Type.Object(
  {
    purchaseOrderId: Type.String(),
    productId: Type.String(),
    productName: Nullable(Type.String()),
    quantity: Int32({ description: 'Units not received yet.' }),
    expectedAt: Nullable(DateTime()),
  },
  { title: 'DeskPurchaseOrder' },
)
export type FoundPurchaseOrder = Static<typeof FoundPurchaseOrder>

export const DeskResults = Type.Object(
  {
    orders: Type.Array(FoundOrder),
    accounts: Type.Array(FoundAccount),
    products: Type.Array(FoundProduct),
    invoices: Type.Array(FoundInvoice),
    returns: Type.Array(FoundReturn),
    purchaseOrders: Type.Array(FoundPurchaseOrder),
    ordersFrom: Nullable(
      DateTime({
        description:
          'Older orders are found by their number, account and serial numbers only, until the service has read them after an upgrade. Null if all are found.',
      }),
    ),
  },
  { title: 'DeskResults' },
)
export type DeskResults = Static<typeof DeskResults>
