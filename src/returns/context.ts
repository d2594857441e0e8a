import type { Problem } from '../contract/problems.ts'
import type { ReplacementOffer } from '../contract/returns.ts'
import type { OrdersContext } from '../orders/context.ts'
import type { StoredOrder } from '../orders/order.ts'
import type { BaseContext } from '../platform/context.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { CommandDecision } from '../platform/http/route/route.ts'
import type { Write } from '../platform/store/store.ts'
import type { DeliveryRule } from './credit.ts'
import type { ReturnDecision } from './decision.ts'

/** The emails about a change of a return, as writes for its batch. */
export type MailReturn = (decision: ReturnDecision, now: number) => Write[]

export interface ReplacedGoods {
  /** Whose units are replaced. */
  stored: StoredOrder
  /** `line` is the number in the return. */
  lines: readonly { line: number; lineNumber: string; quantity: number }[]
  returnId: string
}

/** Orders goods again at no charge. Its writes belong into the batch of the return. */
export interface ReplacementOrders {
  offer(goods: ReplacedGoods): Promise<ReplacementOffer | Problem>
  place(
    goods: ReplacedGoods,
    caller: Caller,
    isRetry: boolean,
  ): Promise<(CommandDecision & { orderId: string }) | Problem>
}

export interface ReturnsContext extends BaseContext, Pick<OrdersContext, 'catalog' | 'staleReads'> {
  mailReturn: MailReturn
  replacements: ReplacementOrders
  /** Serves waiting orders with units that came back. */
  allocate: (products: readonly { productId: string }[]) => Promise<void>
  settings: {
    RETURN_DAYS: number
    RETURN_DELIVERY_CHARGE: DeliveryRule
    WARRANTY_MONTHS: number
  }
}
