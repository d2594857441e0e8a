// The content of the form, the draft made from it, and the form as the cart keeps it.
import type { Schemas } from '@buildorder/client'
import { eachReference } from '../../../src/contract/order-references.ts'
import type { Cart, CartChange } from '../cart/cart-query'
import { type FieldName, fieldNames, isOfAddress } from './fields'
import type { Item } from './item'

export type Draft = Schemas['CheckoutDraft']
export type Address = Schemas['DeliveryAddress']
export type Form = Record<FieldName, string>

export function blankForm(country: string, quantity: number): Form {
  const blank = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Form
  return { ...blank, country, quantity: String(quantity) }
}

export function draftOf(form: Form, item: Item): Draft {
  const given = (field: FieldName) => form[field].trim()
  const orNull = (field: FieldName) => given(field) || null
  return {
    soldTo: null,
    // A value that is not a number is sent as it is: the service explains what is wrong.
    orderLines: [{ materialId: item, quantity: given('quantity'), references: null }],
    delivery: {
      deliveryAddress: addressOf(form),
      preferences: orNone({ carrier: orNull('carrier'), deliverDate: dateOf(form) }),
    },
    references: orNone(eachReference(orNull)),
    notes: orNone({ messageToSalesDepartment: orNull('messageToSalesDepartment') }),
  }
}

export function addressOf(form: Form): Address {
  const given = (field: FieldName) => form[field].trim()
  const orNull = (field: FieldName) => given(field) || null
  return {
    name: given('name'),
    addressLine1: given('addressLine1'),
    addressLine2: orNull('addressLine2'),
    postCode: given('postCode'),
    city: given('city'),
    country: given('country'),
    contactPersonName: orNull('contactPersonName'),
    phone: orNull('phone'),
    mobilePhone: orNull('mobilePhone'),
    email: given('email'),
    globalLocationNumber: orNull('globalLocationNumber'),
  }
}

/** The form with another address. */
export const withAddress = (form: Form, address: Partial<Record<string, string | null>>): Form => ({
  ...form,
  ...Object.fromEntries(fieldNames.filter(isOfAddress).map((field) => [field, address[field] ?? ''])),
})

const dateOf = ({ deliverDate }: Form) => (deliverDate ? `${deliverDate}T00:00:00Z` : null)

/** What is typed, complete or not, for the cart to keep. */
export const keptForm = (form: Form, deliveryOptionId: string | null): CartChange => ({
  delivery: {
    deliveryAddress: Object.fromEntries(fieldNames.filter(isOfAddress).map((field) => [field, form[field]])),
    preferences: { carrier: form.carrier, deliverDate: dateOf(form) },
    deliveryOptionId,
  },
  references: eachReference((name) => form[name]),
  notes: { messageToSalesDepartment: form.messageToSalesDepartment },
})

/** The form as the cart has kept it. */
export function formOf({ delivery, references, notes }: Cart, country: string, quantity: number): Form {
  const blank = blankForm(country, quantity)
  const address = delivery?.deliveryAddress
  return {
    ...(address ? withAddress(blank, { ...address, country: address.country || country }) : blank),
    carrier: delivery?.preferences?.carrier ?? '',
    deliverDate: delivery?.preferences?.deliverDate?.slice(0, 10) ?? '',
    ...eachReference((name) => references?.[name] ?? ''),
    messageToSalesDepartment: notes?.messageToSalesDepartment ?? '',
  }
}

/** After an order: the next one often has the same address, but its own references. */
export const formAfterOrder = (form: Form): CartChange => {
  const { delivery } = keptForm(form, null)
  return {
    ...keptForm(blankForm('', 1), null),
    delivery: { deliveryAddress: delivery?.deliveryAddress ?? null },
  }
}

/** Null instead of an object without values. */
const orNone = <T extends object>(members: T): T | null =>
  Object.values(members).some((value) => value !== null) ? members : null
