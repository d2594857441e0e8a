import { isTemporary } from '@buildorder/client'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { createRequestKey, type RequestKey } from '../../api/request-key'
import type { ScanQueue } from './scan-queue'

interface Answers<State, Ask> {
  answer: (ask: Ask, requestKey: RequestKey) => Promise<(state: State) => State>
  /** No answer arrived. What was asked may have happened. */
  onLost: (state: State, message: string) => State
  onRefused: (state: State, message: string) => State
}

/** Asks the service what the state asks, once each, and passes the answer back. */
export function useAnswers<Ask extends object, State extends Pick<ScanQueue<Ask, unknown>, 'ask' | 'isLost'>>(
  state: State,
  setState: Dispatch<SetStateAction<State>>,
  answers: Answers<State, Ask>,
): void {
  const [requestKey] = useState(createRequestKey)
  const asked = useRef<Ask>(undefined)
  useEffect(() => {
    const { ask, isLost } = state
    if (!ask || isLost || asked.current === ask) return
    asked.current = ask
    void stepAfter(ask, requestKey, answers).then(setState)
  }, [state, setState, requestKey, answers])
}

async function stepAfter<State, Ask>(
  ask: Ask,
  requestKey: RequestKey,
  { answer, onLost, onRefused }: Answers<State, Ask>,
): Promise<(state: State) => State> {
  try {
    return await answer(ask, requestKey)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isTemporary(error)) return (state) => onLost(state, message)
    requestKey.release()
    return (state) => onRefused(state, message)
  }
}
