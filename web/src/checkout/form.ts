// The content of the form, and the draft made from it.
import type { Schemas } from '@buildorder/client'
import { type FieldName, fieldNames } from './fields'
import type { Item } from './item'

export type Draft = Schemas['CheckoutDraft']
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
      deliveryAddress: {
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
      },
      preferences: orNone({
        carrier: orNull('carrier'),
        carrierCollectionPointId: orNull('carrierCollectionPointId'),
        deliverDate: given('deliverDate') ? `${given('deliverDate')}T00:00:00Z` : null,
      }),
    },
    references: orNone({
      billingReference: orNull('billingReference'),
      deliveryReference: orNull('deliveryReference'),
    }),
    notes: orNone({ messageToSalesDepartment: orNull('messageToSalesDepartment') }),
  }
}

/** Null instead of an object without values. */
const orNone = <T extends object>(members: T): T | null =>
  Object.values(members).some((value) => value !== null) ? members : null
