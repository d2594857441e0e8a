// What to send along with a question: the key or the access token, renewed in time.
import { ApiProblem } from '../api/problem'
import { texts } from '../texts'
import { renewAtIssuer } from './issuer'
import { lifetimeOf } from './lifetime'
import { beginSession, currentSession, endSession, type Session } from './session'

export async function credential(): Promise<string | undefined> {
  const session = currentSession()
  if (!session) return undefined
  const lifetime = lifetimeOf(session, Date.now())
  if (lifetime === 'due') await renewed(session)
  if (lifetime === 'over') endSession('expired')
  return currentSession()?.credential
}

/** After an issuer gave no answer, a token that is still good is sent for so long before it is asked again. */
const holdOff = 10_000
let askAgainAt = 0

/** Questions that come meanwhile wait for the same answer: a refresh token is good for one use. */
let renewing: Promise<void> | undefined

function renewed(session: Session): Promise<void> {
  renewing ??= renew(session).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(session: Session): Promise<void> {
  const isStillGood = session.expiresAt !== undefined && session.expiresAt > Date.now()
  if (isStillGood && Date.now() < askAgainAt) return
  const outcome = await renewAtIssuer(session)
  // Signed out, or in as somebody else, while the issuer was asked.
  if (currentSession() !== session) return
  if (outcome === 'refused') endSession('expired')
  else if (outcome !== 'unreachable') beginSession(outcome)
  else {
    askAgainAt = Date.now() + holdOff
    if (isStillGood) return
    throw new ApiProblem(0, { code: 'issuer_unreachable', detail: texts.common.signIn.cannotRenew })
  }
}
