// Sign-in with an email: what the service answers becomes a session, a question for the code, or a message.
import { ApiProblem } from '@buildorder/client'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { beginSession } from '../../api/session'
import { endSessionOf } from './security-api'

/** `codeNeeded`: right so far, but the person has a second factor. */
export type SignInOutcome = 'signedIn' | 'codeNeeded'

async function outcomeOf(answer: Promise<unknown>): Promise<SignInOutcome> {
  try {
    await answer
    return 'signedIn'
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'second_factor_needed') return 'codeNeeded'
    throw error
  }
}

/** The pages are those of the person from now on, if the answer began a session. */
export async function enterWith(answer: Promise<unknown>): Promise<SignInOutcome> {
  const outcome = await outcomeOf(answer)
  if (outcome === 'signedIn') showNewSession()
  return outcome
}

function showNewSession(): void {
  queryClient.clear()
  beginSession(false)
}

const codeOf = (code: string) => code.trim() || null

const sendPassword = (email: string, password: string, code: string) =>
  api.POST('/customers/v1/sign-in', { body: { email, password, code: codeOf(code) } })

export const signInWithEmail = (email: string, password: string, code = ''): Promise<SignInOutcome> =>
  enterWith(sendPassword(email, password, code))

export const signInWithLink = (secret: string, code = ''): Promise<SignInOutcome> =>
  enterWith(api.POST('/customers/v1/sign-in/link', { body: { secret, code: codeOf(code) } }))

/**
 * A new session in place of the one of this page, which goes on as it is. `replaced`: the new one does not know the old one, so it may be
 * that of somebody else, whom the page shows from now on.
 */
export async function replaceSession(signIn: () => Promise<unknown>): Promise<SignInOutcome | 'replaced'> {
  const { sessions } = await api.GET('/customers/v1/sessions')
  const outcome = await outcomeOf(signIn())
  const old = sessions.find(({ current }) => current)
  if (outcome !== 'signedIn' || !old) return outcome
  try {
    await endSessionOf(old.sessionId)
    return outcome
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'session_not_found')) throw error
    showNewSession()
    return 'replaced'
  }
}

export const signInAgain = (email: string, password: string, code: string) =>
  replaceSession(() => sendPassword(email, password, code))
