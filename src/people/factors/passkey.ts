// Passkeys (WebAuthn): what a person registers, and whether a response of one proves the person. @simplewebauthn/server checks them; it
// is loaded at the first use.

import type { PasskeyAnswer, PasskeyAttestation } from '../../contract/passkeys.ts'
import { Problem } from '../../contract/problems.ts'
import type { Write } from '../../platform/store/store.ts'
import { type Credential, putCredential, renewCredential } from '../credential.ts'
import type { Person } from '../person.ts'

const library = () => import('@simplewebauthn/server')
const timeout = 300_000

/** Whom a passkey belongs to, and the only pages that may ask for it. */
export interface Party {
  id: string
  origin: string
}

/** As PUBLIC_URL says; without it only on this machine, because a page could name any host. */
export function partyOf(publicUrl: string | undefined, origin: string | undefined): Party | Problem {
  const known = publicUrl ?? (/^https?:\/\/localhost(:\d+)?$/.test(origin ?? '') ? origin : undefined)
  if (known === undefined) return new Problem('passkeys_not_offered')
  const url = new URL(known)
  return { id: url.hostname, origin: url.origin }
}

/** What is stored as the secret of the credential; its counter is in `used`. */
interface StoredPasskey {
  name: string
  publicKey: string
  isBackedUp: boolean
}

const prefix = 'passkey '
export const passkeyId = (credentialId: string): string => prefix + credentialId
const storedOf = ({ secret }: Credential): StoredPasskey => JSON.parse(secret)

export const passkeysIn = (credentials: readonly Credential[]) =>
  credentials
    .filter(({ kind }) => kind === 'passkey')
    .map((credential) => {
      const { name, isBackedUp } = storedOf(credential)
      return { id: credential.id.slice(prefix.length), name, isBackedUp, createdAt: credential.created_at }
    })

/** To add one: it must find the person by itself, and check who uses it. */
export async function creationOptions(
  party: Party,
  { id, email, name }: Person,
  credentials: readonly Credential[],
  challenge: string,
) {
  const { generateRegistrationOptions } = await library()
  const { pubKeyCredParams } = await generateRegistrationOptions({
    ...{ rpName: party.id, rpID: party.id, userName: email },
  })
  return {
    challenge,
    rp: { id: party.id, name: party.id },
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none' as const,
    excludeCredentials: passkeysIn(credentials).map((known) => ({
      id: known.id,
      type: 'public-key' as const,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  }
}

export const requestOptions = ({ id }: Party, challenge: string) => ({
  challenge,
  rpId: id,
  timeout,
  userVerification: 'required' as const,
})

/** The challenge that a response names; checked before anything else. */
export function challengeIn({ response: { clientDataJSON } }: PasskeyAnswer | PasskeyAttestation): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** The new passkey; undefined if the response does not prove it. */
export async function readNewPasskey(
  { id: rpID, origin }: Party,
  { id, response }: PasskeyAttestation,
  challenge: string,
  { person, name, now }: { person: string; name: string; now: number },
): Promise<{ write: Write; isBackedUp: boolean } | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { credential, credentialBackedUp } = registrationInfo
  const stored: StoredPasskey = {
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    isBackedUp: credentialBackedUp,
  }
  const secret = JSON.stringify(stored)
  const write = putCredential(person, 'passkey', secret, now, passkeyId(credential.id), credential.counter)
  return { write, isBackedUp: credentialBackedUp }
}

/** What the use of a passkey changes; undefined if the response does not prove the person, or a copy of the passkey was used. */
export async function usePasskey(
  { id: rpID, origin }: Party,
  { id, response }: PasskeyAnswer,
  challenge: string,
  person: string,
  credential: Credential,
): Promise<Write | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const stored = storedOf(credential)
  const publicKey = Uint8Array.from(Buffer.from(stored.publicKey, 'base64url'))
  // It throws, too, if the counter did not grow.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id, publicKey, counter: credential.used },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const { newCounter, credentialBackedUp } = authenticationInfo
  const secret = JSON.stringify({ ...stored, isBackedUp: credentialBackedUp })
  return renewCredential(person, credential.id, secret, newCounter)
}

/** The person that a response names: a passkey was given the id when it was made. Empty if it cannot be one. */
export function personIn({ response: { userHandle } }: PasskeyAnswer): string {
  const id = Buffer.from(userHandle, 'base64url').toString()
  return /^[\w-]{1,64}$/.test(id) ? id : ''
}
