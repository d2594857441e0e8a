import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client'
import { refreshOrder } from '../orders/order-cache'
import { ship } from '../orders/order-commands'
import { keptOf, loadKept, restored, saveKept } from './kept'
import type { Packing } from './packing'
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
  const [openBefore] = useState(() => sessionStorage.getItem(openKey) ?? undefined)
  const [start] = useState(() => scanStart(withSerials))
  const { state, act } = useScanner(start, scanMode, openBefore)
  useKept(state)
  // The switch counts from the next order on.
  useEffect(() => act((before) => ({ ...before, withSerials })), [act, withSerials])
  return { state, take: (code: string) => act((before) => scan(before, code)) }
}

/** The order that is open in this tab: a reload opens it again. */
const openKey = 'scan.open'

/** Keeps what is scanned until it is shipped. An order that is left keeps its units; one that is refused is scanned anew. */
function useKept({ packing, shipped, note }: ScanState) {
  const open = useRef<string>(undefined)
  const done = shipped[0]?.orderId
  useEffect(() => {
    if (packing) {
      open.current = packing.orderId
      sessionStorage.setItem(openKey, packing.orderId)
      return saveKept(localStorage, packing.orderId, keptOf(packing, Date.now()), Date.now())
    }
    // Until the first answer, the order of before the reload is still being read.
    if (open.current || note.tone === 'wrong') sessionStorage.removeItem(openKey)
    const isOver = open.current === done || note.kind === 'refused'
    if (open.current && isOver) saveKept(localStorage, open.current, undefined, Date.now())
  }, [packing, done, note])
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
      const restore = (packing: Packing) => restored(packing, loadKept(localStorage, orderId), Date.now())
      return (state) => orderRead(state, order, restore)
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
