import { exampleAddress } from '../../contract/example-draft.ts'

export const exampleSaved = {
  addressId: '5e884898da28047151d0e56f8dc62927',
  deliveryAddress: exampleAddress,
  usedAt: '2026-01-15T09:30:00.000Z',
}
