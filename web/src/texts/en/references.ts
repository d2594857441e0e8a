import type { OrderReference } from '../../../../src/contract/order-references.ts'

export const references: Record<OrderReference, string> = {
  billingReference: 'Billing reference',
  deliveryReference: 'Delivery reference',
}

/** Below the fields of the checkout. */
export const referenceHints: Partial<Record<OrderReference, string>> = {
  billingReference: 'Shown on the invoice.',
  deliveryReference: 'Shown on the parcel.',
}
