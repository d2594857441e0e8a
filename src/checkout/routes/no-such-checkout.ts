import { Problem } from '../../contract/problems.ts'

/** The same for a draft of somebody else and for none at all. */
export const noSuchCheckout = (checkoutId: string) =>
  new Problem('checkout_not_found', `There is no checkout ${checkoutId}.`)
