// Passkeys in the browser. The library loads at the first use.
import { ApiProblem } from '@buildorder/client'
import { api } from '../../api/client'
import { peopleTexts } from '../../texts/people'
import { withFreshSignIn } from './fresh-sign-in'
import { enterWith, replaceSession } from './sign-in-with-email'

const library = () => import('@simplewebauthn/browser')

export const hasPasskeys = 'PublicKeyCredential' in window

/** With one of these passkeys, or with any if there is no list. */
async function sendAnswer(passkeyIds?: string[]) {
  const options = await api.POST('/customers/v1/sign-in/passkey/options')
  const { startAuthentication } = await library()
  const allowCredentials = passkeyIds?.map((passkeyId) => ({ id: passkeyId, type: 'public-key' as const }))
  const { id, response } = await startAuthentication({
    optionsJSON: { ...options, ...(allowCredentials && { allowCredentials }) },
  })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  const credential = { id, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  return api.POST('/customers/v1/sign-in/passkey', { body: { credential } })
}

export const signInWithPasskey = () => enterWith(sendAnswer())

/** With a passkey of the person who is signed in; there must be one, because browsers take an empty list for any. */
export const signInAgainWithPasskey = (passkeyIds: string[]) => replaceSession(() => sendAnswer(passkeyIds))

export async function addPasskey(name: string) {
  const optionsJSON = await withFreshSignIn(() => api.POST('/customers/v1/security/passkeys/options'))
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const credential = { id, response: { clientDataJSON, attestationObject } }
  return api.POST('/customers/v1/security/passkeys', { body: { name, credential } })
}

export const removePasskey = (passkeyId: string) =>
  withFreshSignIn(() =>
    api.DELETE('/customers/v1/security/passkeys/{passkeyId}', { params: { path: { passkeyId } } }),
  )

/** The browser says why in the words of its interface, or not at all. */
export const passkeyMessage = (error: Error): string =>
  error instanceof ApiProblem
    ? error.message
    : error.name === 'InvalidStateError'
      ? peopleTexts.passkeys.known
      : peopleTexts.passkeys.failed
