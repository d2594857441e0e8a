import type { CheckoutContext } from '../checkout/context.ts'
import type { Write } from '../platform/store/store.ts'
import type { Quotation, Revision } from './quotation.ts'

/** The email with the link to a quote that was sent, as writes for its batch. */
export type MailQuotation = (quotation: Quotation, revision: Revision, now: number) => Write[]

export interface QuotationsContext extends CheckoutContext {
  mailQuotation: MailQuotation
}
