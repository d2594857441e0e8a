// The credential of a request: the key or the access token, renewed in time.
import { ApiProblem } from '@buildorder/client'
import { texts } from '../texts'
import { renewAtIssuer } from './issuer'
import { beginSession, currentSession, endSession, type Session } from './session'
import { lifetimeOf } from './token-lifetime'

export async function credential(): Promise<string | undefined> {
  const session = currentSession()
  if (!session) return undefined
  const lifetime = lifetimeOf(session, Date.now())
  if (lifetime === 'renew') await renewed(session)
  if (lifetime === 'expired') endSession('expired')
  return currentSession()?.credential
}

/** How long a valid token is used after the issuer did not respond, before the next renewal. */
const renewalPauseMs = 10_000
let renewAgainAt = 0

/** Concurrent requests share one renewal: a refresh token can be used once. */
let renewing: Promise<void> | undefined

function renewed(session: Session): Promise<void> {
  renewing ??= renew(session).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(session: Session): Promise<void> {
  const isStillValid = session.expiresAt !== undefined && session.expiresAt > Date.now()
  if (isStillValid && Date.now() < renewAgainAt) return
  const outcome = await renewAtIssuer(session)
  // The session ended or changed while the issuer was renewing it.
  if (currentSession() !== session) return
  if (outcome === 'refused') endSession('expired')
  else if (outcome !== 'unreachable') beginSession(outcome)
  else {
    renewAgainAt = Date.now() + renewalPauseMs
    if (isStillValid) return
    throw new ApiProblem(0, { code: 'issuer_unreachable', detail: texts.common.signIn.cannotRenew })
  }
}
