import { type FieldName, fields } from './fields'
import type { Form } from './form'
import { type Memory, tabMemory } from './tab-memory'

export const addressMemory = (owner: string): Memory<Partial<Form>> => tabMemory('address', owner)

const isOfAddress = (field: FieldName) => fields[field].path.startsWith('delivery.deliveryAddress.')

/** The fields that the next order will need again. */
export const addressOf = (form: Form): Partial<Form> =>
  Object.fromEntries(Object.entries(form).filter(([field]) => isOfAddress(field as FieldName)))
