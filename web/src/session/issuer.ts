// The interface to the issuer. Its code loads on first use.
import { isMissingFile, reloadOnce } from '../shell/missing-file'
import { beginSession, type Issued, type Session, setEndReason } from './session'

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
  else beginSession(outcome)
  return returnTo
}

export async function renewAtIssuer(session: Session): Promise<Session | 'refused' | 'unreachable'> {
  try {
    const { renew } = await load()
    return await renew(session)
  } catch {
    return 'unreachable'
  }
}

/** Ends the session at the issuer too. */
export async function signOutAtIssuer(issued: Issued): Promise<void> {
  const isLeaving = await load().then(
    ({ redirectToSignOut }) => redirectToSignOut(issued),
    () => false,
  )
  if (!isLeaving) setEndReason({ why: 'signed-out-here' })
}
