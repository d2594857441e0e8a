import { api } from '../../api/client'
import { type Scanner, useScanner } from '../scan/use-scanner'
import { receiveGoods } from '../supply/supply-commands'
import { supplyChanged } from '../supply/supply-queries'
import {
  type Ask,
  answerLost,
  askRefused,
  bookingDone,
  codeFound,
  type ReceiveState,
  receiveStart,
  scan,
} from './receive'

/** Runs the receiving of goods; begins with a purchase order if one is named. */
export const useReceive = (first: string | undefined) => useScanner(receiveStart, receiving, first)

const receiving: Scanner<ReceiveState, Ask> = {
  scan,
  answerLost,
  askRefused,
  answers: {
    code: async ({ code }) => {
      const found = await api.GET('/catalog/v1/incoming', { params: { query: { code } } })
      return (state) => codeFound(state, found)
    },
    book: async ({ orderId, quantity }, requestKey) => {
      // The same booking has the same key until its answer is known, so that it happens once.
      await receiveGoods(orderId, quantity, requestKey.keyFor({ orderId, quantity }))
      requestKey.release()
      void supplyChanged()
      return bookingDone
    },
  },
}
