// Sign-in with an email: what the service answers becomes a session, a question for the code, or a message.
import { ApiProblem } from '@buildorder/client'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { beginSession } from '../../api/session'

/** `codeNeeded`: right so far, but the person has a second factor. */
export type SignInOutcome = 'signedIn' | 'codeNeeded'

export async function outcomeOf(answer: Promise<unknown>): Promise<SignInOutcome> {
  try {
    await answer
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'second_factor_needed') return 'codeNeeded'
    throw error
  }
  queryClient.clear()
  beginSession(false)
  return 'signedIn'
}

const codeOf = (code: string) => code.trim() || null

export const signInWithEmail = (email: string, password: string, code = ''): Promise<SignInOutcome> =>
  outcomeOf(api.POST('/customers/v1/sign-in', { body: { email, password, code: codeOf(code) } }))

export const signInWithLink = (secret: string, code = ''): Promise<SignInOutcome> =>
  outcomeOf(api.POST('/customers/v1/sign-in/link', { body: { secret, code: codeOf(code) } }))
