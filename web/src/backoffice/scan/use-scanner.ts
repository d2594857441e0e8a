import { isTemporary } from '@buildorder/client'
import { useEffect, useRef, useState } from 'react'
import { createRequestKey, type RequestKey } from '../../api/request-key'
import type { ScanQueue } from './scan-queue'

export type Step<State> = (state: State) => State

/** What runs on a page with a scanner. */
export interface Scanner<State, Ask extends { kind: string }> {
  scan: (state: State, code: string) => State
  /** How the service answers what the state asks. */
  answers: {
    [Kind in Ask['kind']]: (ask: Extract<Ask, { kind: Kind }>, requestKey: RequestKey) => Promise<Step<State>>
  }
  /** No answer arrived. What was asked may have happened. */
  answerLost: (state: State, message: string) => State
  askRefused: (state: State, message: string) => State
}

/** Asks the service what the state asks, once each, and passes the answer back; begins with a code if one is named. */
export function useScanner<
  Ask extends { kind: string },
  State extends Pick<ScanQueue<Ask, unknown>, 'ask' | 'isLost'>,
>(start: State, scanner: Scanner<State, Ask>, first?: string) {
  const [state, act] = useState(start)
  const [requestKey] = useState(createRequestKey)
  const asked = useRef<Ask>(undefined)
  useEffect(() => {
    const { ask, isLost } = state
    if (!ask || isLost || asked.current === ask) return
    asked.current = ask
    void stepAfter(ask, requestKey, scanner).then(act)
  }, [state, requestKey, scanner])
  useEffect(() => {
    if (first) act((before) => (before === start ? scanner.scan(before, first) : before))
  }, [first, start, scanner])
  return { state, act: act as (step: Step<State>) => void }
}

async function stepAfter<State, Ask extends { kind: string }>(
  ask: Ask,
  requestKey: RequestKey,
  { answers, answerLost, askRefused }: Scanner<State, Ask>,
): Promise<Step<State>> {
  const answer = answers[ask.kind as Ask['kind']]
  try {
    return await answer(ask as never, requestKey)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isTemporary(error)) return (state) => answerLost(state, message)
    requestKey.release()
    return (state) => askRefused(state, message)
  }
}
