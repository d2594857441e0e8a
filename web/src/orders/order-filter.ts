// The filter of the order list, from the address: /backoffice/orders?state=Placed&account=100001&from=2026-03-01
import { text } from '../search'
import { isDay, startOf } from '../shell/days'
import { allows, isOrderState, type OrderState } from './order-states'

const orderSorts = ['promise', 'oldest'] as const
export type OrderSort = (typeof orderSorts)[number]

export interface OrderFilter {
  state?: OrderState | undefined
  search?: string | undefined
  account?: string | undefined
  /** Days, both included. */
  from?: string | undefined
  to?: string | undefined
  /** `promise`: open orders by the time they should leave, instead of newest first; `oldest`: oldest first. */
  sort?: OrderSort | undefined
  /** With `promise`: only this carrier service. */
  carrier?: string | undefined
}

export function readOrderFilter(search: Record<string, unknown>): OrderFilter {
  const state = text(search.state)
  const filter = {
    ...(isOrderState(state) ? { state } : {}),
    search: text(search.search),
    account: text(search.account),
    from: dayOrNone(text(search.from)),
    to: dayOrNone(text(search.to)),
    sort: orderSorts.find((each) => each === search.sort),
    carrier: search.sort === 'promise' ? text(search.carrier) : undefined,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

const dayOrNone = (value: string | undefined) => (isDay(value) ? value : undefined)

/** Orders that have left have no place in the work queue: they are shown newest first. */
const canBeQueued = (state: OrderState | undefined) =>
  state === undefined || (['confirm', 'release', 'ship'] as const).some((action) => allows(state, action))

/** The filter as API parameters: days become timestamps. */
export const queryOf = ({ state, search, account, from, to, sort, carrier }: OrderFilter) => ({
  ...(sort === 'oldest' ? { sort } : {}),
  ...(sort === 'promise' && canBeQueued(state) ? { sort, ...(carrier ? { carrier } : {}) } : {}),
  ...(state ? { state } : {}),
  ...(search ? { search } : {}),
  ...(account ? { account } : {}),
  ...(from ? { placedFrom: startOf(from) } : {}),
  ...(to ? { placedBefore: startOf(to, 1) } : {}),
})
