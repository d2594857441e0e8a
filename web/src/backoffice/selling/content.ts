// What staff have entered of an order or a quote, and what is sent of it.
import type { Schemas } from '@buildorder/client'
import { eachReference, type OrderReference } from '../../../../src/contract/order-references.ts'
import { currencyDigits } from '../../currency-format'
import { isNotWhole, type TypedNumber } from '../../shell/whole-number'
import type { Address } from '../admin/address-queries'
import { readAmount } from '../prices/amount'

export type ContentBody = Schemas['StaffOrderContent']

export interface GoodsLine {
  /** Of the line in this form. */
  key: number
  materialId: ContentBody['orderLines'][number]['materialId']
  /** Not shown, and kept as they were stored. */
  references: ContentBody['orderLines'][number]['references']
  name: string
  quantity: TypedNumber
  /** As typed; undefined for the price of the list. */
  net: string | undefined
  reason: string
  /** Its quantity is typed next. */
  isAdded: boolean
}

export interface Customer {
  customerId: string
  name: string
}

export interface Content {
  customer: Customer | undefined
  lines: GoodsLine[]
  address: Record<keyof Address, string>
  references: Record<OrderReference, string>
  /** Carrier and collection point are not shown, and kept as they were stored. */
  preferences: ContentBody['delivery']['preferences']
  deliverDate: string
  message: string
  deliveryOptionId: string | null
}

const noAddress: Content['address'] = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  postCode: '',
  city: '',
  country: '',
  contactPersonName: '',
  phone: '',
  mobilePhone: '',
  email: '',
  globalLocationNumber: '',
}
const addressMembers = Object.keys(noAddress) as (keyof Address)[]

export const shownAddress = (address: Partial<Address>): Content['address'] => ({
  ...noAddress,
  ...Object.fromEntries(addressMembers.map((name) => [name, address[name] ?? ''])),
})

export const emptyContent = (customer?: Customer): Content => ({
  customer,
  lines: [],
  address: noAddress,
  references: eachReference(() => ''),
  preferences: null,
  deliverDate: '',
  message: '',
  deliveryOptionId: null,
})

let lines = 0
export const newLine = (found: Pick<GoodsLine, 'materialId' | 'name'>): GoodsLine => ({
  key: ++lines,
  ...found,
  references: null,
  quantity: 1,
  net: undefined,
  reason: '',
  isAdded: true,
})

/** What was stored of a quote; the names come with its prices. */
export function contentOf(
  { orderLines, delivery, references, notes, deliveryOptionId }: Schemas['QuoteContent'],
  priced: Schemas['PricedOrder'] | null,
  customer: Customer,
): Content {
  return {
    customer,
    lines: orderLines.map(({ materialId, quantity, references, manualPrice }, index) => ({
      ...newLine({ materialId, name: priced?.orderLines[index]?.name ?? materialId.value ?? '' }),
      references,
      quantity: Number(quantity),
      net: manualPrice ? String(manualPrice.net) : undefined,
      reason: manualPrice?.reason ?? '',
      isAdded: false,
    })),
    address: shownAddress(delivery.deliveryAddress),
    references: eachReference((name) => references?.[name] ?? ''),
    preferences: delivery.preferences,
    deliverDate: delivery.preferences?.deliverDate?.slice(0, 10) ?? '',
    message: notes?.messageToSalesDepartment ?? '',
    deliveryOptionId: deliveryOptionId ?? null,
  }
}

const needed: readonly (keyof Address)[] = ['name', 'addressLine1', 'postCode', 'city', 'country', 'email']
const quantityOf = ({ quantity }: GoodsLine) => (isNotWhole(quantity) ? 0 : Number(quantity))
const isPriced = ({ net, reason }: GoodsLine, digits: number) =>
  net === undefined || (readAmount(net, digits) !== undefined && reason.trim() !== '')

/** Undefined while a customer, a quantity, a price or its reason is missing. */
export function bodyOf(content: Content, currency: string | undefined): ContentBody | undefined {
  const { customer, lines: all, address, references, preferences, deliverDate, message } = content
  const digits = currencyDigits(currency ?? 'EUR')
  const isWhole = all.every((line) => quantityOf(line) >= 1 && isPriced(line, digits))
  if (!customer || all.length === 0 || !isWhole) return undefined
  const orNull = (text: string) => text.trim() || null
  return {
    customerId: customer.customerId,
    orderLines: all.map((line) => ({
      materialId: line.materialId,
      quantity: quantityOf(line),
      references: line.references ?? null,
      manualPrice:
        line.net === undefined
          ? null
          : { net: readAmount(line.net, digits) ?? 0, reason: line.reason.trim() },
    })),
    delivery: {
      deliveryAddress: Object.fromEntries(
        addressMembers.map((name) => [
          name,
          needed.includes(name) ? address[name].trim() : orNull(address[name]),
        ]),
      ) as Address,
      preferences:
        deliverDate || preferences
          ? { ...preferences, deliverDate: deliverDate ? `${deliverDate}T00:00:00Z` : null }
          : null,
    },
    references: eachReference((name) => orNull(references[name])),
    notes: message.trim() ? { messageToSalesDepartment: message.trim() } : null,
  }
}
