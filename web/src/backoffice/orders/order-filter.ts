// Which orders are listed, as the address says it: /backoffice/orders?state=Placed&account=100001&from=2026-03-01
import { text } from '../../search'
import { isOrderState, type OrderState } from './order-states'

export interface OrderFilter {
  state?: OrderState
  search?: string
  account?: string
  /** Days, both included. */
  from?: string
  to?: string
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

const dayOrNone = (value: string | undefined) =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The same for the interface: days become moments, in the time of whoever looks. */
export function queryOf({ state, account, from, to }: OrderFilter) {
  return {
    ...(state ? { state } : {}),
    ...(account ? { account } : {}),
    ...(from ? { placedFrom: startOf(from, 0) } : {}),
    ...(to ? { placedBefore: startOf(to, 1) } : {}),
  }
}

function startOf(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}
