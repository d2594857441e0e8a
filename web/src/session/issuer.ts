// The door to the issuer. What is behind it is loaded only when somebody goes through.
import { isMissingPart, reloadOnce } from '../shell/missing-part'
import { beginSession, explain, type Issued, type Session } from './session'

const load = () => import('./oidc')

/** Goes to the issuer to sign in there. */
export async function signInAtIssuer(): Promise<void> {
  try {
    const { goSignIn } = await load()
    const ending = await goSignIn()
    if (ending) explain(ending)
  } catch (error) {
    if (!isMissingPart(error) || !(await reloadOnce())) explain({ why: 'issuer-down' })
  }
}

/** Makes a session of the issuer's answer, or explains why not; says on which page to go on. */
export async function finishSignIn(answer: URLSearchParams): Promise<string> {
  const { finish } = await load()
  const { returnTo, outcome } = await finish(answer)
  if ('why' in outcome) explain(outcome)
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

/** Ends the session there too. */
export async function signOutAtIssuer(issued: Issued): Promise<void> {
  const isLeaving = await load().then(
    ({ goSignOut }) => goSignOut(issued),
    () => false,
  )
  if (!isLeaving) explain({ why: 'signed-out-here' })
}
