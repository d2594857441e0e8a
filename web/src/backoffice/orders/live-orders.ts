// What changed in a list that staff look at. Rows never move by themselves: changed orders are replaced in place, and new ones
// are announced.
import type { OrderFilter } from '../../orders/order-filter'
import { allows } from '../../orders/order-states'
import type { StaffOrder } from './order-lines'

export interface ListChanges {
  /** Newer versions of shown orders. */
  changed: StaffOrder[]
  /** Orders that are not shown yet. */
  added: string[]
  /** Shown orders that left the list: they are read again, one by one. */
  gone: string[]
}

const idOf = ({ order }: StaffOrder) => order.orderId ?? ''

export function compareLists(shown: StaffOrder[], fresh: StaffOrder[], filter: OrderFilter): ListChanges {
  const shownById = new Map(shown.map((each) => [idOf(each), each]))
  const freshIds = new Set(fresh.map(idOf))
  return {
    changed: fresh.filter((each) => {
      const before = shownById.get(idOf(each))
      return before !== undefined && before.version < each.version
    }),
    added: fresh.map(idOf).filter((id) => !shownById.has(id)),
    // An order that is known to have left is not read again and again.
    gone: shown.filter((each) => !freshIds.has(idOf(each)) && belongs(each, filter)).map(idOf),
  }
}

const isOpen = (state: string) =>
  (['confirm', 'release', 'ship'] as const).some((action) => allows(state, action))

const belongs = ({ state }: StaffOrder, filter: OrderFilter) =>
  filter.state ? state === filter.state : filter.sort === 'promise' ? isOpen(state) : false
