// Passkeys (WebAuthn), in the form of the JSON that browsers read and write.
import Type, { type Static } from 'typebox'
import { DateTime, Text } from './types.ts'

/** Longer than any: a certificate or a signature that quantum computers cannot forge has some thousands. */
const Base64 = (description: string) =>
  Type.String({ maxLength: 32_768, pattern: '^[\\w-]*$', description: `${description} In base64url.` })
const publicKey = Type.Enum(['public-key'])

const userVerification = Type.Enum(['required'], { description: 'By a PIN, a finger or a face.' })

export const PasskeyCreation = Type.Object(
  {
    challenge: Type.String({ description: 'Works once, for five minutes, in this session.' }),
    rp: Type.Object({ id: Type.String(), name: Type.String() }, { title: 'PasskeyParty' }),
    user: Type.Object(
      { id: Type.String(), name: Type.String(), displayName: Type.String() },
      { title: 'PasskeyUser' },
    ),
    pubKeyCredParams: Type.Array(
      Type.Object({ alg: Type.Integer(), type: publicKey }, { title: 'PasskeyAlgorithm' }),
    ),
    timeout: Type.Integer({ description: 'Milliseconds.' }),
    attestation: Type.Enum(['none']),
    excludeCredentials: Type.Array(
      Type.Object({ id: Type.String(), type: publicKey }, { title: 'KnownPasskey' }),
      { description: 'Those of the person.' },
    ),
    authenticatorSelection: Type.Object(
      { residentKey: Type.Enum(['required']), requireResidentKey: Type.Boolean(), userVerification },
      { title: 'PasskeyDemands' },
    ),
  },
  { title: 'PasskeyCreation', description: 'For `navigator.credentials.create`.' },
)

export const PasskeyRequest = Type.Object(
  {
    challenge: Type.String({ description: 'Works once, for five minutes.' }),
    rpId: Type.String(),
    timeout: Type.Integer({ description: 'Milliseconds.' }),
    userVerification,
  },
  { title: 'PasskeyRequest', description: 'For `navigator.credentials.get`.' },
)

const clientDataJSON = Base64('What the browser says that it was asked.')

export const PasskeyAttestation = Type.Object(
  {
    id: Base64('Of the passkey.'),
    response: Type.Object(
      {
        clientDataJSON,
        attestationObject: Base64('The new public key.'),
      },
      { title: 'PasskeyAttestationResponse' },
    ),
  },
  { title: 'PasskeyAttestation', description: 'What `navigator.credentials.create` answered.' },
)
export type PasskeyAttestation = Static<typeof PasskeyAttestation>

export const NewPasskey = Type.Object(
  {
    name: Text('text', { description: 'To tell it from others.', examples: ['Phone'] }),
    credential: PasskeyAttestation,
  },
  { title: 'NewPasskey' },
)

export const PasskeyAnswer = Type.Object(
  {
    id: Base64('Of the passkey.'),
    response: Type.Object(
      {
        clientDataJSON,
        authenticatorData: Base64('How it was used.'),
        signature: Base64('Of both.'),
        userHandle: Base64('The person.'),
      },
      { title: 'PasskeyAnswerResponse' },
    ),
  },
  { title: 'PasskeyAnswer', description: 'What `navigator.credentials.get` answered.' },
)
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

export const PasskeySignIn = Type.Object({ credential: PasskeyAnswer }, { title: 'PasskeySignIn' })

export const Passkey = Type.Object(
  {
    passkeyId: Type.String(),
    name: Type.String(),
    createdAt: DateTime(),
    backedUp: Type.Boolean({ description: 'Whether it is kept in a cloud, and so on other devices too.' }),
  },
  { title: 'Passkey' },
)
