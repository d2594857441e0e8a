import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Challenges that a passkey has to sign, by their hash. The passkeys themselves are rows of `person_credential`. */
export const passkeys: StepStatements = ({ text }) => [
  // `bound_to` is the session that adds a passkey; empty for a sign-in, which has none yet.
  `CREATE TABLE passkey_challenge (
    hash ${text} PRIMARY KEY, bound_to ${text} NOT NULL, expires_at BIGINT NOT NULL)`,
  `CREATE INDEX passkey_challenge_age ON passkey_challenge (expires_at)`,
]
