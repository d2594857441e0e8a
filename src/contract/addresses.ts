import Type, { type Static } from 'typebox'
import { DeliveryAddress } from './shapes.ts'
import { DateTime } from './types.ts'

export const SavedAddress = Type.Object(
  { addressId: Type.String(), deliveryAddress: DeliveryAddress, usedAt: DateTime() },
  { title: 'SavedAddress' },
)
export type SavedAddress = Static<typeof SavedAddress>

export const AddressList = Type.Object(
  { addresses: Type.Array(SavedAddress, { description: 'The last used first.' }) },
  { title: 'AddressList' },
)
