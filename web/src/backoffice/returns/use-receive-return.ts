import { useEffect, useState } from 'react'
import { api } from '../../api/client'
import type { RequestKey } from '../../api/request-key'
import { useAnswers } from '../scan/use-answers'
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

export type Step = (state: ReturnReceipt) => ReturnReceipt

/** Runs the receiving of returns; begins with one if it is named. */
export function useReceiveReturn(first: string | undefined) {
  const [state, setState] = useState(receiptStart)
  useAnswers(state, setState, receiptAnswers)
  useEffect(() => {
    if (first) setState((before) => (before === receiptStart ? scan(before, first) : before))
  }, [first])
  return { state, act: (step: Step) => setState(step) }
}

type Answers = {
  [Kind in Ask['kind']]: (ask: Extract<Ask, { kind: Kind }>, requestKey: RequestKey) => Promise<Step>
}

const answers: Answers = {
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
}

const receiptAnswers = {
  answer: (ask: Ask, requestKey: RequestKey) => answers[ask.kind](ask as never, requestKey),
  onLost: answerLost,
  onRefused: askRefused,
}
