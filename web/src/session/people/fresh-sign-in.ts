// What needs a fresh sign-in is refused, then the person signs in again in a dialog, and it is sent again.
import { ApiProblem } from '@buildorder/client'
import { useSyncExternalStore } from 'react'

interface Question {
  /** Whether the person has signed in. */
  answer: (isFresh: boolean) => void
}

let question: Question | undefined
const listeners = new Set<() => void>()

function ask(next: Question | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

const askToSignIn = () =>
  new Promise<boolean>((resolve) => {
    question?.answer(false)
    ask({
      answer: (isFresh) => {
        ask(undefined)
        resolve(isFresh)
      },
    })
  })

/** Sends it once more, if the service wants a fresh sign-in and gets one. */
export async function withFreshSignIn<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    const isOld = error instanceof ApiProblem && error.code === 'fresh_sign_in_needed'
    if (!isOld || !(await askToSignIn())) throw error
    return send()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSignInQuestion = () => useSyncExternalStore(subscribe, () => question)
