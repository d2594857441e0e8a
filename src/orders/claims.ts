// The claims of an order on products, derived from its expected deliveries: units on the shelf are reserved, and it waits
// for all others. They are not stored anywhere else.

import type { Order } from '../contract/order.ts'
import type { Claim } from '../inventory/availability.ts'
import { shelfLines } from './lines.ts'

/** By product, in a fixed order, so that two orders for the same products never deadlock. */
export function claimsOf({ orderLines, expectedDeliveries }: Order): Claim[] {
  const productOf = new Map(shelfLines(orderLines).map((line) => [line.lineNumber, line.materialNumber]))
  const claims = new Map<string, Claim>()
  for (const { orderLineNumber, quantity, status } of expectedDeliveries.flatMap(
    (each) => each.expectedLines,
  )) {
    const productId = productOf.get(orderLineNumber) as string
    const claim = claims.get(productId) ?? { productId, reserved: 0, waiting: 0 }
    claims.set(productId, claim)
    if (status === 'Available') claim.reserved += quantity
    else claim.waiting += quantity
  }
  return [...claims.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1))
}
