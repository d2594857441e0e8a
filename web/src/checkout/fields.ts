// The fields of the form in visual order, with their paths in the API.
import { eachReference } from '../../../src/contract/order-references.ts'

export interface Field {
  /** The path in problems and field errors. */
  path: string
  isRequired?: boolean
  /** For the browser's autofill. */
  autoComplete?: string
  inputType?: 'email' | 'tel' | 'date'
  inputMode?: 'numeric'
}

const address = (member: string, rest: Omit<Field, 'path'> = {}): Field => ({
  path: `delivery.deliveryAddress.${member}`,
  ...rest,
})

export const fields = {
  quantity: { path: 'orderLines[0].quantity', isRequired: true },
  name: address('name', { isRequired: true, autoComplete: 'organization' }),
  addressLine1: address('addressLine1', { isRequired: true, autoComplete: 'address-line1' }),
  addressLine2: address('addressLine2', { autoComplete: 'address-line2' }),
  postCode: address('postCode', { isRequired: true, autoComplete: 'postal-code' }),
  city: address('city', { isRequired: true, autoComplete: 'address-level2' }),
  country: address('country', { isRequired: true, autoComplete: 'country' }),
  contactPersonName: address('contactPersonName', { autoComplete: 'name' }),
  email: address('email', { isRequired: true, autoComplete: 'email', inputType: 'email' }),
  mobilePhone: address('mobilePhone', { autoComplete: 'tel', inputType: 'tel' }),
  phone: address('phone', { autoComplete: 'off', inputType: 'tel' }),
  globalLocationNumber: address('globalLocationNumber', { autoComplete: 'off', inputMode: 'numeric' }),
  ...eachReference((name): Field => ({ path: `references.${name}`, autoComplete: 'off' })),
  messageToSalesDepartment: { path: 'notes.messageToSalesDepartment' },
  deliverDate: { path: 'delivery.preferences.deliverDate', inputType: 'date' },
  carrier: { path: 'delivery.preferences.carrier', autoComplete: 'off' },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

export const fieldNames = Object.keys(fields) as FieldName[]

const byPath = new Map<string, FieldName>(fieldNames.map((name) => [fields[name].path, name]))

export const fieldAt = (path: string): FieldName | undefined => byPath.get(path)

export const isOfAddress = (field: FieldName) => fields[field].path.startsWith('delivery.deliveryAddress.')

/** The id of the input, for labels and links. */
export const idOf = (field: FieldName) => `checkout-${field}`
