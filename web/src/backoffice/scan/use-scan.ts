import { useEffect, useState } from 'react'
import { api } from '../../api/client'
import type { RequestKey } from '../../api/request-key'
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
import { useAnswers } from './use-answers'

/** Runs scan mode. */
export function useScan(withSerials: boolean) {
  const [state, setState] = useState(() => scanStart(withSerials))
  useAnswers(state, setState, scanAnswers)
  // The switch counts from the next order on.
  useEffect(() => setState((before) => ({ ...before, withSerials })), [withSerials])
  return { state, take: (code: string) => setState((before) => scan(before, code)) }
}

type Step = (state: ScanState) => ScanState

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

const scanAnswers = {
  answer: (ask: Ask, requestKey: RequestKey) => answers[ask.kind](ask as never, requestKey),
  onLost: answerLost,
  onRefused: askRefused,
}
