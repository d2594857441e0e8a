import type { InventoryContext } from '../inventory/context.ts'
import type { Write } from '../platform/store/store.ts'
import type { Purchase } from './purchase.ts'

export interface PurchaseLetter {
  to: string
  language: string
  /** The company that orders, line by line. */
  signature: string[]
}

/** The email with a purchase order, as a write for its batch. */
export type MailPurchase = (purchase: Purchase, letter: PurchaseLetter, now: number) => Write

export interface PurchasingContext extends InventoryContext {
  /** Undefined if no emails are sent. */
  mailPurchase: MailPurchase | undefined
  /** The logo of a document. */
  loadPicture: (address: string) => Promise<Buffer | undefined>
}
