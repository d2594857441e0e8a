// The interface to the issuer. Its code loads on first use.

import { setEndReason } from '../api/session'
import { isMissingFile, reloadOnce } from '../shell/missing-file'
import { signIn } from './sign-in'

const load = () => import('./oidc')

/** Goes to the issuer to sign in. */
export async function signInAtIssuer(): Promise<void> {
  try {
    const { redirectToSignIn } = await load()
    const ending = await redirectToSignIn()
    if (ending) setEndReason(ending)
  } catch (error) {
    if (!isMissingFile(error) || !(await reloadOnce())) setEndReason({ why: 'issuer-down' })
  }
}

/** Starts a session from the issuer's response, or explains why not; returns the page to continue on. */
export async function finishSignIn(answer: URLSearchParams): Promise<string> {
  const { finish } = await load()
  const { returnTo, outcome } = await finish(answer)
  if ('why' in outcome) setEndReason(outcome)
  else await signIn(outcome)
  return returnTo
}

/** Ends the session at the issuer too. */
export async function signOutAtIssuer(idToken: string): Promise<void> {
  const isLeaving = await load().then(
    ({ redirectToSignOut }) => redirectToSignOut(idToken),
    () => false,
  )
  if (!isLeaving) setEndReason({ why: 'signed-out-here' })
}
