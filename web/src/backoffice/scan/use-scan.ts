import { isTemporary } from '@buildorder/client'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client'
import { refreshOrder } from '../orders/order-cache'
import { ship } from '../orders/order-commands'
import { createRequestKey, type RequestKey } from '../shared/request-key'
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

/** Runs scan mode: asks the service what the state asks, once each. */
export function useScan(withSerials: boolean) {
  const [state, setState] = useState(() => scanStart(withSerials))
  const [requestKey] = useState(createRequestKey)
  const asked = useRef<Ask>(undefined)
  useEffect(() => {
    const { ask, isLost } = state
    if (!ask || isLost || asked.current === ask) return
    asked.current = ask
    void answerTo(ask, requestKey).then(setState)
  }, [state, requestKey])
  // The switch counts from the next order on.
  useEffect(() => setState((before) => ({ ...before, withSerials })), [withSerials])
  return { state, take: (code: string) => setState((before) => scan(before, code)) }
}

type Step = (state: ScanState) => ScanState

async function answerTo(ask: Ask, requestKey: RequestKey): Promise<Step> {
  try {
    return await answers[ask.kind](ask as never, requestKey)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isTemporary(error)) return (state) => answerLost(state, message)
    requestKey.release()
    return (state) => askRefused(state, message)
  }
}

type Answers = {
  [Kind in Ask['kind']]: (ask: Extract<Ask, { kind: Kind }>, requestKey: RequestKey) => Promise<Step>
}

const answers: Answers = {
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
}
