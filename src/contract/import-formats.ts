// Import file formats. Each row is validated on its own, so that an invalid row does not prevent the import of others.
import Type, { type TObject } from 'typebox'
import { ImageAddress, maxImages } from './images.ts'
import { purposes } from './purpose.ts'
import { ExpectedAt } from './shapes.ts'
import { maxTransitDays } from './transit-days.ts'
import { DateTime, Int32, Maybe, Nullable, type ReadOf, Text, Uuid } from './types.ts'

/** Ids become part of paths. */
const Id = (options: object = {}) => Text('text', { minLength: 1, maxLength: 128, ...options })
const ProductId = Id({ description: 'The material number.' })
const Amount = Type.Number({ minimum: 0, description: "Net, in the list's currency, such as 1299.00." })
const Count = (options: object = {}) => Int32({ minimum: 0, ...options })

export const GroupRow = Type.Object(
  { productGroupId: Uuid(), kind: Text('text', { examples: ['cpu'] }), name: Text() },
  { title: 'ProductGroup', description: 'A kind of part.' },
)

export const ProductRow = Type.Object(
  {
    productId: ProductId,
    name: Text(),
    description: Maybe(Text('notes')),
    manufacturer: Maybe(Text()),
    manufacturerPartNumber: Maybe(Text()),
    ean: Maybe(Text()),
    category: Maybe(
      Type.Enum(['PHYSICAL_ITEM', 'SERVICE', 'VIRTUAL_ITEM'], { description: 'PHYSICAL_ITEM by default.' }),
    ),
    weightGrams: Maybe(Count({ description: 'Packed weight; decides the price of delivery.' })),
    discontinued: Maybe(Type.Boolean({ description: 'Sold while stock lasts; not purchased again.' })),
    productGroupId: Maybe(
      Uuid({ description: 'The kind of part; none for products that are not components.' }),
    ),
    facts: Maybe(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'Facts about the product as a part.',
      }),
    ),
    images: Maybe(
      Type.Array(ImageAddress, {
        maxItems: maxImages,
        description: 'Addresses of pictures; without this member, the stored ones are kept.',
      }),
    ),
  },
  { title: 'Product' },
)

export const BundleRow = Type.Object(
  {
    bundleId: Id(),
    name: Text(),
    description: Maybe(Text('notes')),
    groups: Type.Array(Type.Object({ productGroupId: Uuid(), min: Count(), max: Count() }), { minItems: 1 }),
    assemblyProductId: Text('text', { description: 'The service that assembles the PC.' }),
    purpose: Maybe(
      Type.Enum([...purposes], { description: 'What the PC is for: completions spend a budget by it.' }),
    ),
    caseTypes: Maybe(
      Type.Array(Text(), {
        description:
          'Types of case that it takes, as in the fact `type` of a case; none: any. Completions prefer the first. A PC with a case of another type cannot be ordered.',
      }),
    ),
  },
  { title: 'Bundle', description: 'A PC on offer.' },
)

export const PriceRow = Type.Object(
  {
    priceList: Text('text', { examples: ['NOK-standard'] }),
    currency: Text('text', { description: 'ISO 4217.', examples: ['NOK'] }),
    productId: ProductId,
    net: Amount,
    minQuantity: Maybe(
      Int32({ minimum: 1, description: 'The price of each unit from so many units on; 1 by default.' }),
    ),
    validFrom: Maybe(DateTime({ description: 'When the price begins; always valid by default.' })),
    validUntil: Maybe(DateTime({ description: 'When the price ends; never by default.' })),
  },
  { title: 'Price' },
)

export const StockRow = Type.Object(
  { productId: ProductId, onHand: Count({ description: 'Units on the shelf, reserved ones included.' }) },
  { title: 'Stock' },
)

export const PurchaseOrderRow = Type.Object(
  {
    purchaseOrderId: Id(),
    productId: ProductId,
    quantity: Int32({ minimum: 1 }),
    expectedAt: Nullable(ExpectedAt),
  },
  { title: 'PurchaseOrder', description: 'Goods ordered from a supplier and not yet received.' },
)

const Point = Type.Object(
  { id: Text(), name: Text(), addressLine1: Text(), postCode: Text(), city: Text(), country: Text() },
  { title: 'CarrierPoint' },
)

export const CarrierRow = Type.Object(
  {
    id: Text('text', { description: 'Becomes the deliveryOptionId.', examples: ['fjordpost-home'] }),
    carrier: Text(),
    name: Text(),
    countries: Type.Array(Text('text', { description: 'ISO 3166-1 alpha-2.' }), { minItems: 1 }),
    transitDays: Count({ maximum: maxTransitDays, description: 'Working days.' }),
    bands: Type.Array(
      Type.Object({
        maxWeightGrams: Count(),
        prices: Type.Array(Type.Object({ currency: Text(), net: Amount }), { minItems: 1 }),
      }),
      { minItems: 1, description: 'Lightest first.' },
    ),
    collectionPoints: Maybe(Type.Array(Point)),
    trackingUrl: Maybe(
      Text('text', {
        description:
          'Where customers follow a parcel: an https address with `{number}` in the place of the tracking number.',
        examples: ['https://track.fjordpost.example/{number}'],
      }),
    ),
  },
  { title: 'CarrierService', description: 'A delivery service, to the door or to collection points.' },
)

export const PaymentRow = Type.Object(
  {
    bankReference: Text('text', { description: "The bank's own reference: a payment is booked once by it." }),
    date: Text('text', { description: 'The day on the statement: 2026-02-03 or 03.02.2026.' }),
    amount: Text('text', { description: 'A text, such as 1250.00 or 1 250,00.' }),
    currency: Text('text', { description: 'ISO 4217.' }),
    direction: Maybe(Type.Enum(['in', 'out'], { description: 'Money in by default; money out is refused.' })),
    reference: Maybe(Text('text', { description: 'The KID or creditor reference.' })),
    message: Maybe(Text('notes', { description: 'What the payer wrote; numbers of invoices in it count.' })),
    payer: Maybe(Text()),
    payerAccount: Maybe(Text()),
  },
  { title: 'BankPayment', description: 'A payment on a bank statement.' },
)

export type GroupRow = ReadOf<typeof GroupRow>
export type ProductRow = ReadOf<typeof ProductRow>
export type BundleRow = ReadOf<typeof BundleRow>
export type PriceRow = ReadOf<typeof PriceRow>
export type StockRow = ReadOf<typeof StockRow>
export type PurchaseOrderRow = ReadOf<typeof PurchaseOrderRow>
export type CarrierRow = ReadOf<typeof CarrierRow>
export type PaymentRow = ReadOf<typeof PaymentRow>

/** The lists of rows in each kind of file. */
export const fileFormats: Record<
  'catalog' | 'prices' | 'stock' | 'carriers' | 'payments',
  Record<string, TObject>
> = {
  catalog: { groups: GroupRow, products: ProductRow, bundles: BundleRow },
  prices: { prices: PriceRow },
  stock: { stock: StockRow, purchaseOrders: PurchaseOrderRow },
  carriers: { carriers: CarrierRow },
  payments: { payments: PaymentRow },
}
