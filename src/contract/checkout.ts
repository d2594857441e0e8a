import Type, { type Static } from 'typebox'
import { draftProblemCodes } from './draft-problems.ts'
import { eachReference } from './order-references.ts'
import { arrivals, CollectionPoint, DeliveryAddress, ExpectedStatus, Price } from './shapes.ts'
import { DateTime, Double, Int32, IntegerInput, List, Maybe, Nullable, type ReadOf, Text } from './types.ts'

export const MaterialId = Type.Object(
  {
    type: Maybe(
      Text('text', {
        description:
          'How to read `value`: `MaterialNumber` (the default), `EAN`, `ManufacturerPartNumber` or `PcConfiguration` (a saved configuration).',
        examples: ['MaterialNumber'],
      }),
    ),
    value: Maybe(Text('text', { examples: ['cpu-amd-ryzen-7-9800x3d'] })),
  },
  { title: 'MaterialId' },
)

export const LineReferences = Type.Object({ deliveryReference: Maybe(Text()) }, { title: 'LineReferences' })

export const OrderReferences = Type.Object(
  eachReference(() => Maybe(Text())),
  { title: 'OrderReferences' },
)

export const Notes = Type.Object({ messageToSalesDepartment: Maybe(Text('notes')) }, { title: 'Notes' })

export const DraftLine = Type.Object(
  {
    materialId: Maybe(MaterialId),
    quantity: IntegerInput({ minimum: 1, examples: [2] }),
    references: Maybe(LineReferences),
  },
  { title: 'DraftLine' },
)

export const DeliveryPreferences = Type.Object(
  {
    carrier: Maybe(Text('text', { description: 'A carrier to rank first.' })),
    carrierCollectionPointId: Maybe(Text('text', { description: 'A collection point to rank first.' })),
    deliverDate: Maybe(DateTime({ description: 'Deliver on this date or later.' })),
  },
  { title: 'DeliveryPreferences' },
)

export const CheckoutDraft = Type.Object(
  {
    soldTo: Nullable(
      Type.Object(
        {
          customerId: Maybe(
            Text('text', {
              description: "The account that buys; the caller's default account if missing or null.",
              examples: ['100001'],
            }),
          ),
        },
        { title: 'SoldTo' },
      ),
    ),
    orderLines: List(DraftLine, 'orderLines'),
    delivery: Type.Object(
      { deliveryAddress: DeliveryAddress, preferences: Maybe(DeliveryPreferences) },
      { title: 'DeliveryRequest' },
    ),
    references: Nullable(OrderReferences),
    notes: Nullable(Notes),
  },
  { title: 'CheckoutDraft' },
)
export type CheckoutDraft = ReadOf<typeof CheckoutDraft>

export const CheckoutIdentifier = Type.Object(
  {
    name: Type.String({ description: 'Always `checkoutId`.' }),
    value: Type.String({ description: 'The identifier of the new draft.' }),
  },
  { title: 'CheckoutIdentifier' },
)

export const SubmitCheckout = Type.Object(
  {
    checkoutId: Text('text', { description: 'The draft to submit.' }),
    deliveryOptionId: Maybe(
      Text('text', { description: 'One of the options of the draft; the first one if missing or null.' }),
    ),
    promisedBy: Maybe(
      DateTime({
        description:
          'The `estimatedDeliveryDate` that was shown. If the last unit would arrive on a later day, or on an unknown one, the answer is 422 `promise_changed`, and nothing is stored. Missing or null: any date is accepted.',
      }),
    ),
  },
  { title: 'SubmitCheckout' },
)
export type SubmitCheckout = ReadOf<typeof SubmitCheckout>

export const AppliedPriceRule = Type.Object(
  {
    minQuantity: Int32({ description: 'From so many units of the product in all lines together.' }),
    validFrom: Nullable(DateTime()),
    validUntil: Nullable(DateTime()),
  },
  {
    title: 'AppliedPriceRule',
    description: 'The price rule that gave the unit price; missing if it is the undated price of one unit.',
  },
)

/** When the units of a line are available. */
export const availabilityMembers = {
  availability: Nullable(
    Type.Object(
      { status: ExpectedStatus, availableAt: Nullable(DateTime()) },
      { title: 'Availability', description: 'Of all units of the line: the worst status, the latest date.' },
    ),
  ),
  availabilityParts: Type.Optional(
    Type.Array(
      Type.Object(
        { status: ExpectedStatus, availableAt: Nullable(DateTime()), quantity: Int32() },
        { title: 'AvailabilityPart' },
      ),
      { description: 'The units by availability; missing if all are available at the same time.' },
    ),
  ),
}

/** The members of a priced line, in a draft and in a cart. */
export const quotedLineMembers = {
  materialId: Nullable(
    Type.Object(
      { type: Nullable(Type.String()), value: Nullable(Type.String()) },
      { title: 'CheckoutMaterialId' },
    ),
  ),
  materialNumber: Nullable(Type.String()),
  name: Nullable(Type.String()),
  quantity: Int32(),
  unitPrice: Nullable(Price),
  priceRule: Type.Optional(AppliedPriceRule),
  ...availabilityMembers,
  references: Nullable(
    Type.Object({ deliveryReference: Nullable(Type.String()) }, { title: 'CheckoutLineReferences' }),
  ),
}

export const CheckoutLine = Type.Cyclic(
  {
    CheckoutLine: Type.Object({
      lineNumber: Type.String({ examples: ['10'] }),
      ...quotedLineMembers,
      priceReason: Type.Optional(
        Type.String({
          description:
            'Why the unit price is not that of the price list: the return that a replacement is for. Only staff read what staff typed.',
        }),
      ),
      orderLines: Type.Array(Type.Ref('CheckoutLine')),
    }),
  },
  'CheckoutLine',
)
export type CheckoutLine = Static<typeof CheckoutLine>

export const DeliveryOption = Type.Object(
  {
    deliveryOptionId: Type.String({ description: 'Stable across reads of one draft.' }),
    carrier: Type.String(),
    name: Type.String(),
    collectionPoint: Nullable(CollectionPoint),
    price: Price,
    estimatedDeliveryDate: Nullable(
      DateTime({ description: 'When the last unit arrives; null if that is not known for all units.' }),
    ),
    arrivals: arrivals('of the draft'),
  },
  { title: 'DeliveryOption' },
)
export type DeliveryOption = Static<typeof DeliveryOption>

export const CheckoutProblem = Type.Object(
  {
    fieldName: Type.String({ examples: ['orderLines[0].materialId'] }),
    code: Type.Enum(draftProblemCodes, { title: 'CheckoutProblemCode', examples: ['material_unknown'] }),
    message: Type.String(),
  },
  { title: 'CheckoutProblem', description: 'A reason why this draft cannot be submitted.' },
)
export type CheckoutProblem = Static<typeof CheckoutProblem>

export const CheckoutStatus = Type.Enum(['Open', 'Submitted', 'Expired'], { title: 'CheckoutStatus' })
export type CheckoutStatus = Static<typeof CheckoutStatus>

export const Totals = Type.Object(
  {
    net: Nullable(Type.Number()),
    vat: Nullable(Type.Number()),
    gross: Nullable(Type.Number()),
  },
  {
    title: 'Totals',
    description: 'Totals of the lines, without delivery; null if too large to be ordered.',
  },
)

export const VatRounding = Type.Object(
  {
    amount: Double({
      description:
        'What is to be paid, less the net amount and its VAT. Invoices show it as rounding amount (BT-114).',
    }),
    lines: Type.Array(
      Type.Object(
        {
          lineNumber: Type.String(),
          unitNet: Double(),
          exactNet: Type.Array(Double(), {
            description:
              'Net prices near to it whose VAT needs no rounding; in the price list they avoid it.',
          }),
        },
        { title: 'RoundedLine' },
      ),
      { description: 'Where most of it comes from.' },
    ),
  },
  {
    title: 'VatRounding',
    description:
      'VAT is rounded per unit, and on invoices once on the sum. Present where that differs by one whole unit of the currency or more.',
  },
)

export const Checkout = Type.Object(
  {
    checkoutId: Type.String(),
    status: CheckoutStatus,
    orderId: Nullable(Type.String({ description: 'Null until submitted.' })),
    createdAt: DateTime(),
    expiresAt: DateTime(),
    submittedAt: Nullable(DateTime()),
    currency: Type.String(),
    soldTo: Type.Object({ customerId: Type.String() }, { title: 'CheckoutSoldTo' }),
    orderLines: Type.Array(CheckoutLine),
    deliveryOptions: Type.Array(DeliveryOption, { description: 'Best first.' }),
    totals: Totals,
    vatRounding: Type.Optional(VatRounding),
    problems: Type.Array(CheckoutProblem),
  },
  { title: 'Checkout' },
)
export type Checkout = Static<typeof Checkout>
