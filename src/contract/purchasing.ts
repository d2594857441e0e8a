// Suppliers, purchase orders with lines, and what to buy.
import Type, { type Static } from 'typebox'
import { NextCursor, pageQuery, searchQuery, Version } from './administration.ts'
import {
  DateTime,
  Double,
  Int32,
  IntegerInput,
  List,
  Maybe,
  Nullable,
  NumberInput,
  Patch,
  Text,
} from './types.ts'

/** Longer is no lead time. */
const maxLeadDays = 3650

const supplierMembers = {
  name: Text('text', { minLength: 1, examples: ['Nordic Parts AB'] }),
  contact: Text('text', { description: 'A person.', examples: ['Purchasing desk'] }),
  email: Text('text', {
    description: 'Where purchase orders are sent.',
    examples: ['orders@nordic-parts.example'],
  }),
  phone: Text('text'),
  address: Text('notes', { description: 'As on a letter, line by line.' }),
  customerNumber: Text('text', { description: 'Our number at the supplier.' }),
  currency: Text('text', { description: 'ISO 4217 code of its costs.', examples: ['SEK'] }),
  leadTimeDays: IntegerInput({
    minimum: 0,
    maximum: maxLeadDays,
    description: 'Days from the order until goods arrive.',
    examples: [7],
  }),
  language: Text('text', { description: 'Of purchase orders: `en`, `nb`, `sv` or `de`.', examples: ['sv'] }),
  note: Text('notes', { description: 'For colleagues; the supplier does not see it.' }),
}
const { name, currency, ...optional } = supplierMembers
const maybe = <M extends Record<string, Parameters<typeof Maybe>[0]>>(members: M) =>
  Object.fromEntries(Object.entries(members).map(([key, schema]) => [key, Maybe(schema)])) as {
    [K in keyof M]: ReturnType<typeof Maybe<M[K]>>
  }

export const NewSupplier = Type.Object(
  {
    supplierId: Text('text', { description: 'Your own number of the supplier.', examples: ['S-100'] }),
    name,
    currency,
    ...maybe(optional),
  },
  { title: 'NewSupplier' },
)

export const SupplierChange = Patch(
  {
    name: Type.Optional(name),
    currency: Type.Optional(currency),
    ...maybe(optional),
    retired: Type.Optional(Type.Boolean({ description: 'A retired supplier gets no new purchase orders.' })),
  },
  { title: 'SupplierChange' },
)

const text = () => Nullable(Type.String())
export const Supplier = Type.Object(
  {
    supplierId: Type.String(),
    name: Type.String(),
    currency: Type.String(),
    contact: text(),
    email: text(),
    phone: text(),
    address: text(),
    customerNumber: text(),
    leadTimeDays: Nullable(Int32()),
    language: text(),
    note: text(),
    retiredAt: Nullable(DateTime()),
    version: Version,
  },
  { title: 'Supplier' },
)
export type Supplier = Static<typeof Supplier>

export const SupplierQuery = Type.Object({
  ...searchQuery('number, name, contact, email or our number there'),
  ...pageQuery('Suppliers'),
})

export const SupplierList = Type.Object(
  { suppliers: Type.Array(Supplier), nextCursor: NextCursor },
  { title: 'SupplierList' },
)

export const NewSupplierProduct = Type.Object(
  {
    partNumber: Maybe(Text('text', { description: "The supplier's number of the product." })),
    cost: Maybe(
      NumberInput({ minimum: 0, description: 'Per unit, without VAT, in the currency of the supplier.' }),
    ),
    minimumQuantity: Maybe(
      IntegerInput({ minimum: 1, description: 'The fewest units that it sells at once; 1 if missing.' }),
    ),
    preferred: Maybe(Type.Boolean({ description: 'Proposals choose it before other suppliers.' })),
  },
  { title: 'NewSupplierProduct' },
)

export const SupplierProduct = Type.Object(
  {
    supplierId: Type.String(),
    supplierName: Nullable(Type.String()),
    productId: Type.String(),
    productName: Nullable(Type.String()),
    partNumber: text(),
    cost: Nullable(Double()),
    currency: Nullable(Type.String()),
    minimumQuantity: Int32(),
    preferred: Type.Boolean(),
  },
  { title: 'SupplierProduct' },
)
export type SupplierProduct = Static<typeof SupplierProduct>

export const SupplierProductList = Type.Object(
  { products: Type.Array(SupplierProduct), nextCursor: NextCursor },
  { title: 'SupplierProductList' },
)

export const MinimumStock = Type.Object(
  {
    minimumStock: Nullable(
      IntegerInput({ minimum: 0, description: 'Units that should be free or on order; null or 0 for none.' }),
    ),
  },
  { title: 'MinimumStock' },
)

export const ProductSupply = Type.Object(
  {
    productId: Type.String(),
    minimumStock: Nullable(Int32()),
    suppliers: Type.Array(SupplierProduct),
  },
  { title: 'ProductSupply' },
)

export const purchaseStates = [
  'Draft',
  'Sent',
  'Confirmed',
  'PartlyReceived',
  'Received',
  'Cancelled',
] as const
export const PurchaseState = Type.Enum([...purchaseStates], { title: 'PurchaseState' })
export type PurchaseState = Static<typeof PurchaseState>

const Day = (description: string) => DateTime({ description, examples: ['2026-12-01T23:59:59Z'] })
const lineNumber = Text('text', { description: 'A line of the purchase order.', examples: ['10'] })

const NewPurchaseLine = Type.Object(
  {
    productId: Text('text', { examples: ['cpu-1'] }),
    quantity: IntegerInput({ minimum: 1, examples: [20] }),
    cost: Maybe(
      NumberInput({
        minimum: 0,
        description: "Per unit, without VAT, in the currency of the order; the supplier's cost if missing.",
      }),
    ),
    expectedAt: Maybe(Day('When the goods are wanted.')),
  },
  { title: 'NewPurchaseLine' },
)

export const NewPurchase = Type.Object(
  {
    purchaseOrderId: Maybe(Text('text', { description: 'Your own number; generated if missing.' })),
    supplierId: Text('text', { examples: ['S-100'] }),
    note: Maybe(Text('notes', { description: 'The supplier reads it.' })),
    lines: List(NewPurchaseLine, 'orderLines', { minItems: 1 }),
  },
  { title: 'NewPurchase' },
)

export const PurchaseChange = Type.Object(
  { note: NewPurchase.properties.note, lines: NewPurchase.properties.lines },
  { title: 'PurchaseChange' },
)

export const PurchaseSending = Type.Object(
  {
    way: Maybe(
      Type.Enum(['email', 'own'], {
        description:
          'By email with the PDF (default), or `own`: you tell the supplier yourself, for example in its portal.',
      }),
    ),
    email: Maybe(Text('text', { description: "The supplier's address if missing." })),
  },
  { title: 'PurchaseSending' },
)

export const PurchaseConfirmation = Type.Object(
  {
    lines: Maybe(
      List(
        Type.Object(
          {
            lineNumber,
            quantity: Maybe(
              IntegerInput({
                minimum: 0,
                description:
                  'All units that the supplier delivers, received ones included; the ordered ones if missing.',
              }),
            ),
            expectedAt: Maybe(Day('When they arrive; missing or null: no date yet.')),
            cost: Maybe(NumberInput({ minimum: 0, description: 'Per unit; as before if missing.' })),
          },
          { title: 'PurchaseConfirmationLine' },
        ),
        'orderLines',
        { minItems: 1, description: 'All open lines, as ordered and on the wanted dates, if missing.' },
      ),
    ),
  },
  { title: 'PurchaseConfirmation' },
)

export const PurchaseReceipt = Type.Object(
  {
    lines: Maybe(
      List(
        Type.Object({ lineNumber, quantity: IntegerInput({ minimum: 1 }) }, { title: 'PurchaseReceiptLine' }),
        'orderLines',
        { minItems: 1, description: 'All outstanding units if missing. More than ordered may arrive.' },
      ),
    ),
  },
  { title: 'PurchaseReceipt' },
)

const PurchaseLine = Type.Object(
  {
    lineNumber: Type.String(),
    productId: Type.String(),
    productName: Type.String(),
    partNumber: Nullable(Type.String({ description: "The supplier's number." })),
    quantity: Int32({ description: 'Units ordered.' }),
    cost: Nullable(Double({ description: 'Per unit, without VAT.' })),
    amount: Nullable(Double({ description: 'Of the units that the supplier delivers.' })),
    wantedAt: Nullable(Day('As ordered.')),
    confirmedQuantity: Nullable(Int32({ description: 'Null until the supplier has confirmed the line.' })),
    expectedAt: Nullable(Day('As confirmed: what waiting orders are promised.')),
    received: Int32({ description: 'Units.' }),
    outstanding: Int32({ description: 'Units still to come.' }),
  },
  { title: 'PurchaseLine' },
)

export const Purchase = Type.Object(
  {
    purchaseOrderId: Type.String({ examples: ['P-7K3MX-9QF2T'] }),
    supplierId: Type.String(),
    supplierName: Type.String({ description: 'When it was created.' }),
    state: PurchaseState,
    version: Version,
    createdAt: DateTime(),
    sentAt: Nullable(DateTime()),
    sentTo: Nullable(Type.String({ description: 'The email address; null if it was not sent by email.' })),
    dueAt: Nullable(
      DateTime({
        description: 'When the next outstanding units are due, as confirmed; null if no day is known.',
      }),
    ),
    currency: Type.String(),
    note: text(),
    lines: Type.Array(PurchaseLine),
    total: Double({ description: 'Of the lines with a cost.' }),
    linesWithoutCost: Int32(),
    allowedActions: Type.Array(Type.String(), { description: 'What is allowed now.' }),
  },
  { title: 'Purchase' },
)
export type Purchase = Static<typeof Purchase>

export const PurchaseQuery = Type.Object({
  search: Maybe(
    Text('text', {
      description: "Only those with this text in their number, their supplier or a line's product.",
    }),
  ),
  state: Maybe(
    Text('text', {
      description:
        'A state, `open` for all that are not received or cancelled, or `late` for those with units that should be here.',
    }),
  ),
  supplierId: Maybe(Text('text', { description: 'Only of this supplier.' })),
  sort: Maybe(
    Type.Enum(['newest', 'oldest', 'due'], {
      description:
        '`newest` (default) or `oldest` first; `due`: those with outstanding units, by the day on which the next of them are due, and those without a day last.',
    }),
  ),
  ...pageQuery('Purchase orders'),
})

export const PurchaseList = Type.Object(
  {
    purchaseOrders: Type.Array(Purchase, { description: 'Newest first, or as `sort` says.' }),
    nextCursor: NextCursor,
  },
  { title: 'PurchaseList' },
)

const ProposedLine = Type.Object(
  {
    productId: Type.String(),
    productName: Type.String(),
    quantity: Int32({ description: 'Units to order.' }),
    partNumber: text(),
    cost: Nullable(Double()),
    reason: Type.Object(
      {
        backOrdered: Int32({ description: 'Units that orders wait for and that are not on the shelf.' }),
        minimumStock: Int32(),
        free: Int32({ description: 'Units on the shelf that belong to no order.' }),
        ordered: Int32({ description: 'Outstanding units of purchase orders.' }),
        drafted: Int32({ description: 'Units of purchase orders that are not sent yet.' }),
        minimumQuantity: Int32({ description: 'The fewest units that the supplier sells at once.' }),
        discontinued: Type.Boolean(),
      },
      { title: 'ProposalReason' },
    ),
  },
  { title: 'ProposedLine' },
)

export const PurchaseProposals = Type.Object(
  {
    suppliers: Type.Array(
      Type.Object(
        {
          supplierId: Nullable(Type.String({ description: 'Null for products that no supplier sells.' })),
          supplierName: text(),
          currency: text(),
          leadTimeDays: Nullable(Int32()),
          lines: Type.Array(ProposedLine),
        },
        { title: 'SupplierProposal' },
      ),
      { description: 'By name; products without a supplier last.' },
    ),
    isCut: Type.Boolean({ description: 'There are more products than the answer has.' }),
  },
  { title: 'PurchaseProposals' },
)
export type PurchaseProposals = Static<typeof PurchaseProposals>
