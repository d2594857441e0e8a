// The filter of the order list, from the address: /backoffice/orders?state=Placed&account=100001&from=2026-03-01
import { text } from '../../search'
import { isDay, startOf } from '../shared/days'
import { isOrderState, type OrderState } from './order-states'

export interface OrderFilter {
  state?: OrderState | undefined
  search?: string | undefined
  account?: string | undefined
  /** Days, both included. */
  from?: string | undefined
  to?: string | undefined
}

export function readOrderFilter(search: Record<string, unknown>): OrderFilter {
  const state = text(search.state)
  const filter = {
    ...(isOrderState(state) ? { state } : {}),
    search: text(search.search),
    account: text(search.account),
    from: dayOrNone(text(search.from)),
    to: dayOrNone(text(search.to)),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

const dayOrNone = (value: string | undefined) => (isDay(value) ? value : undefined)

/** The filter as API parameters: days become timestamps. */
export const queryOf = ({ state, search, account, from, to }: OrderFilter) => ({
  ...(state ? { state } : {}),
  ...(search ? { search } : {}),
  ...(account ? { account } : {}),
  ...(from ? { placedFrom: startOf(from) } : {}),
  ...(to ? { placedBefore: startOf(to, 1) } : {}),
})
