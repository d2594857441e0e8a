import type { BaseContext } from '../platform/context.ts'

export interface BillingContext extends BaseContext {
  /** Whether the address is that of a picture that was uploaded. */
  isUploadedImage: (address: string) => Promise<boolean>
}
