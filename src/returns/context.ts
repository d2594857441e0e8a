import type { OrdersContext } from '../orders/context.ts'
import type { BaseContext } from '../platform/context.ts'
import type { Write } from '../platform/store/store.ts'
import type { DeliveryRule } from './credit.ts'
import type { ReturnDecision } from './decision.ts'

/** The emails about a change of a return, as writes for its batch. */
export type MailReturn = (decision: ReturnDecision, now: number) => Write[]

export interface ReturnsContext extends BaseContext, Pick<OrdersContext, 'catalog' | 'staleReads'> {
  mailReturn: MailReturn
  /** Serves waiting orders with units that came back. */
  allocate: (products: readonly { productId: string }[]) => Promise<void>
  settings: {
    RETURN_DAYS: number
    RETURN_DELIVERY_CHARGE: DeliveryRule
    WARRANTY_MONTHS: number
  }
}
