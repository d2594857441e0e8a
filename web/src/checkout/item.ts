// The item to order, as in a draft's line.
import type { CheckoutLink } from './checkout-link'

export interface Item {
  type: 'PcConfiguration' | 'MaterialNumber'
  value: string
}

export function itemOf({ configurationId, material }: CheckoutLink): Item | undefined {
  if (configurationId) return { type: 'PcConfiguration', value: configurationId }
  if (material) return { type: 'MaterialNumber', value: material }
  return undefined
}
