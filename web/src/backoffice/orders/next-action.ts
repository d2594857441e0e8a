// The next action of an order.

import type { Right } from '../../../../src/contract/rights.ts'
import { allows } from '../../orders/order-states'
import { billableLines, type StaffOrder, shippableLines } from './order-lines'

/** The right that each needs. */
export const rightOf: Record<NextAction['kind'], Right> = {
  confirm: 'change-orders',
  release: 'change-orders',
  ship: 'ship-orders',
  deliver: 'ship-orders',
  deliveries: 'ship-orders',
  invoice: 'issue-invoices',
}

export type NextAction =
  | { kind: 'confirm' | 'release' | 'ship' | 'invoice' }
  | { kind: 'deliver'; deliveryId: string }
  /** Several deliveries are under way: staff must choose the one that arrived. */
  | { kind: 'deliveries' }

const byState: Record<string, (staffOrder: StaffOrder) => NextAction | undefined> = {
  Placed: () => ({ kind: 'confirm' }),
  Confirmed: () => ({ kind: 'release' }),
  Released: () => ({ kind: 'ship' }),
  PartiallyShipped: () => ({ kind: 'ship' }),
  Shipped: ({ order }) => {
    const [first, second] = underway(order)
    if (second) return { kind: 'deliveries' }
    return first ? { kind: 'deliver', deliveryId: first.deliveryId } : undefined
  },
  // A replacement cost nothing and needs no invoice.
  Delivered: (staffOrder) =>
    !staffOrder.order.references?.replacementFor && billableLines(staffOrder, 'Invoice').length > 0
      ? { kind: 'invoice' }
      : undefined,
}

export const nextActionOf = (staffOrder: StaffOrder): NextAction | undefined =>
  byState[staffOrder.state]?.(staffOrder)

export const underway = ({ deliveries }: StaffOrder['order']) =>
  deliveries.filter(({ events }) => !events.delivered)

/** An invoice can be sent before the goods. */
export const canInvoice = (staffOrder: StaffOrder): boolean =>
  allows(staffOrder.state, 'invoice') && billableLines(staffOrder, 'Invoice').length > 0

/** Actions without further input, so that many orders can take them at once. */
export type BulkAction = 'confirm' | 'release' | 'ship'
export const bulkActions: BulkAction[] = ['confirm', 'release', 'ship']

/** An order ships without further input if all of its open units are on the shelf. */
function bulkActionOf(staffOrder: StaffOrder): BulkAction | undefined {
  const kind = nextActionOf(staffOrder)?.kind
  if (kind === 'ship') return isOnShelf(staffOrder.order) ? 'ship' : undefined
  return bulkActions.find((action) => action === kind)
}

/** Whether everything that is open can ship now. */
export function isOnShelf(order: StaffOrder['order']): boolean {
  const lines = shippableLines(order)
  return lines.length > 0 && lines.every(({ open, quantity }) => quantity === open)
}

/** Groups orders by their next action. */
export const bulkOf = (orders: StaffOrder[]): Record<BulkAction, StaffOrder[]> => ({
  confirm: orders.filter((order) => bulkActionOf(order) === 'confirm'),
  release: orders.filter((order) => bulkActionOf(order) === 'release'),
  ship: orders.filter((order) => bulkActionOf(order) === 'ship'),
})
