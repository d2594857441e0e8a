import { text } from '../../search'

export const deliveryStates = ['Pending', 'Delivered', 'Parked'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export interface DeliveryFilter {
  state?: DeliveryState
}

export const readDeliveryFilter = (search: Record<string, unknown>): DeliveryFilter => {
  const state = deliveryStates.find((each) => each === text(search.state))
  return state ? { state } : {}
}
