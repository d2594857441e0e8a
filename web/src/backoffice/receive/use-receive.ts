import { useEffect, useState } from 'react'
import { api } from '../../api/client'
import type { RequestKey } from '../../api/request-key'
import { useAnswers } from '../scan/use-answers'
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

export type Step = (state: ReceiveState) => ReceiveState

/** Runs the receiving of goods; begins with a purchase order if one is named. */
export function useReceive(first: string | undefined) {
  const [state, setState] = useState(receiveStart)
  useAnswers(state, setState, receiveAnswers)
  useEffect(() => {
    if (first) setState((before) => (before === receiveStart ? scan(before, first) : before))
  }, [first])
  return { state, act: (step: Step) => setState(step) }
}

type Answers = {
  [Kind in Ask['kind']]: (ask: Extract<Ask, { kind: Kind }>, requestKey: RequestKey) => Promise<Step>
}

const answers: Answers = {
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
}

const receiveAnswers = {
  answer: (ask: Ask, requestKey: RequestKey) => answers[ask.kind](ask as never, requestKey),
  onLost: answerLost,
  onRefused: askRefused,
}
