import type { OrderTexts } from '../orders/order-texts.ts'
import type { BaseContext } from '../platform/context.ts'

export interface BillingContext extends BaseContext {
  /** Which orders a caller may read. */
  orderTexts: OrderTexts
  /** Whether the address is that of a picture that was uploaded. */
  isUploadedImage: (address: string) => Promise<boolean>
  /** The bytes of an uploaded picture. */
  loadPicture: (address: string) => Promise<Buffer | undefined>
}
