import type { CheckoutDraft } from '../contract/checkout.ts'
import type { Cart } from './cart.ts'

/** The draft that a cart would become. Missing parts of the address are empty, which a draft reports as problems. */
export function draftRequest({ account, lines, references, notes, delivery }: Cart): CheckoutDraft {
  const address = delivery?.deliveryAddress
  return {
    soldTo: { customerId: account },
    orderLines: lines.map(({ materialId, quantity, references }) => ({ materialId, quantity, references })),
    delivery: {
      deliveryAddress: {
        name: address?.name ?? '',
        addressLine1: address?.addressLine1 ?? '',
        addressLine2: address?.addressLine2 || null,
        postCode: address?.postCode ?? '',
        city: address?.city ?? '',
        country: address?.country ?? '',
        contactPersonName: address?.contactPersonName || null,
        phone: address?.phone || null,
        mobilePhone: address?.mobilePhone || null,
        email: address?.email ?? '',
        globalLocationNumber: address?.globalLocationNumber || null,
      },
      preferences: orNone(delivery?.preferences),
    },
    references: orNone(references),
    notes: orNone(notes),
  }
}

/** Null instead of an object of empty texts: nothing was typed. */
function orNone<T extends Record<string, string | null>>(texts: T | null | undefined): T | null {
  if (!texts) return null
  const given = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null]))
  return Object.values(given).some((text) => text !== null) ? (given as T) : null
}
