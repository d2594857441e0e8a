import { Problem } from '../../contract/problems.ts'

/** The same answer for drafts of other accounts and for unknown ones. */
export const noSuchCheckout = (checkoutId: string) =>
  new Problem('checkout_not_found', `There is no checkout ${checkoutId}.`)
