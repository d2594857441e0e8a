import { api } from '../../api/client'
import { type Scanner, useScanner } from '../scan/use-scanner'
import {
  type Ask,
  answerLost,
  askRefused,
  bookingDone,
  codeFound,
  type ReturnReceipt,
  receiptStart,
  returnRead,
  scan,
} from './receive-return'
import { receiveUnits, returnChanged } from './return-queries'

/** Runs the receiving of returns; begins with one if it is named. */
export const useReceiveReturn = (first: string | undefined) => useScanner(receiptStart, receiving, first)

const receiving: Scanner<ReturnReceipt, Ask> = {
  scan,
  answerLost,
  askRefused,
  answers: {
    return: async ({ returnId }) => {
      const shown = await api.GET('/fulfilment/v1/returns/{returnId}', { params: { path: { returnId } } })
      return (state) => returnRead(state, shown)
    },
    code: async ({ code }) => {
      const found = await api.GET('/fulfilment/v1/codes', { params: { query: { code } } })
      return (state) => codeFound(state, found)
    },
    book: async ({ returnId, body }, requestKey) => {
      // The same booking has the same key until its answer is known, so that it happens once.
      const changed = await receiveUnits(returnId, body, requestKey.keyFor({ returnId, body }))
      requestKey.release()
      void returnChanged(changed)
      return (state) => bookingDone(state, changed)
    },
  },
}
