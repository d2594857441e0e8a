// Open orders in SQL: the engines answer from the index of open orders alone, without reading the orders themselves.
import type { Engine } from '../platform/store/statement.ts'
import { type OrderState, openStates, orderStates, queueStates } from './states.ts'

const listed = (states: readonly OrderState[]) => states.map((state) => `'${state}'`).join(', ')

/** As the index has it. */
export const isOpen = `state NOT IN (${listed(orderStates.filter((state) => !openStates.includes(state)))})`

/** With units that have not left. */
export const isQueued = `${isOpen} AND state IN (${listed(queueStates)})`

/** SQLite knows too little of the rows to choose the index by itself. */
export const openOrders = (engine: Engine, index = 'orders_open') =>
  engine === 'sqlite' ? `orders INDEXED BY ${index}` : 'orders'
