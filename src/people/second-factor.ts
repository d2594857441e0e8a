// Whether a code is the second factor of a person, and what using it changes.
import { hash, randomBytes } from 'node:crypto'
import type { Write } from '../platform/store/store.ts'
import {
  type Credential,
  credentialOf,
  putCredential,
  removeCredential,
  removeCredentials,
  useCredential,
} from './credential.ts'
import { matchingStep } from './factors/totp.ts'

const recoveryCodes = 10

/** Each code works once, whatever raced for it. */
export function checkCode(
  person: string,
  credentials: readonly Credential[],
  code: string | null,
  now: number,
): Write[] | 'needed' | 'wrong' {
  const totp = credentialOf(credentials, 'totp')
  if (!totp) return []
  if (code === null || code.trim() === '') return 'needed'
  const step = matchingStep(totp.secret, code, now, totp.used)
  if (step !== undefined) return [useCredential(person, totp.id, step)]
  const id = recoveryId(code)
  const isRecovery = credentials.some((each) => each.kind === 'recovery' && each.id === id)
  return isRecovery ? [removeCredential(person, id)] : 'wrong'
}

/** Stored by their hash: 80 random bits cannot be found from it. */
const recoveryId = (code: string) =>
  `recovery ${hash('sha256', code.toUpperCase().replace(/[^A-Z0-9]/g, ''), 'hex')}`

export function mintRecoveryCodes(person: string, now: number) {
  const codes = Array.from({ length: recoveryCodes }, () =>
    (randomBytes(10).toString('hex').toUpperCase().match(/.{5}/g) ?? []).join('-'),
  )
  return { codes, writes: codes.map((code) => putCredential(person, 'recovery', '', now, recoveryId(code))) }
}

/** For somebody who lost the device: what it could sign in with, and the password, which may be too short to be used alone. */
export const withoutLostDevice = (person: string): Write[] => [
  ...withoutSecondFactor(person),
  removeCredentials(person, 'passkey'),
  removeCredentials(person, 'password'),
]

export const withoutSecondFactor = (person: string): Write[] =>
  (['totp', 'pendingTotp', 'recovery'] as const).map((kind) => removeCredentials(person, kind))
