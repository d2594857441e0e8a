import { useEffect } from 'react'
import { api } from '../../api/client'
import { refreshOrder } from '../orders/order-cache'
import { ship } from '../orders/order-commands'
import {
  type Ask,
  answerLost,
  askRefused,
  codeFound,
  orderRead,
  orderShipped,
  type ScanState,
  scan,
  scanStart,
} from './scan'
import { type Scanner, useScanner } from './use-scanner'

/** Runs scan mode. */
export function useScan(withSerials: boolean) {
  const { state, act } = useScanner(scanStart(withSerials), scanMode)
  // The switch counts from the next order on.
  useEffect(() => act((before) => ({ ...before, withSerials })), [act, withSerials])
  return { state, take: (code: string) => act((before) => scan(before, code)) }
}

const scanMode: Scanner<ScanState, Ask> = {
  scan,
  answerLost,
  askRefused,
  answers: {
    code: async ({ code }) => {
      const found = await api.GET('/fulfilment/v1/codes', { params: { query: { code } } })
      return (state) => codeFound(state, found)
    },
    order: async ({ orderId }) => {
      const order = await api.GET('/fulfilment/v1/orders/{orderId}', { params: { path: { orderId } } })
      return (state) => orderRead(state, order)
    },
    ship: async ({ orderId, body }, requestKey) => {
      // The same shipment has the same key until its answer is known, so that it happens once.
      const { deliveryId } = await ship(orderId, body, requestKey.keyFor({ orderId, body }))
      requestKey.release()
      void refreshOrder(orderId)
      return (state) => orderShipped(state, deliveryId)
    },
  },
}
