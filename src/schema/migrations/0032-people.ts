import type { StepStatements } from '../../platform/store/migration-step.ts'

/** People who sign in here: who they are, what they prove it with, and links that were sent to them. */
export const people: StepStatements = ({ text }) => [
  // The email is in lower case. Roles and accounts are JSON arrays.
  `CREATE TABLE people (
    id ${text} PRIMARY KEY, email ${text} NOT NULL UNIQUE, name ${text} NOT NULL, roles ${text} NOT NULL,
    accounts ${text} NOT NULL, created_at BIGINT NOT NULL, retired_at BIGINT, version BIGINT NOT NULL DEFAULT 1)`,
  // What a person proves to be the person with: a password, a TOTP secret, recovery codes. A new kind is a new row.
  `CREATE TABLE person_credential (
    person ${text} NOT NULL, id ${text} NOT NULL, kind ${text} NOT NULL, secret ${text} NOT NULL,
    used BIGINT NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY (person, id))`,
  // Links, by the hash of their secret.
  `CREATE TABLE person_link (
    hash ${text} PRIMARY KEY, person ${text} NOT NULL, purpose ${text} NOT NULL, expires_at BIGINT NOT NULL)`,
  `CREATE INDEX person_link_age ON person_link (expires_at)`,
  // Failures in a row, by a hash of what was guessed: emails count alike whether somebody has them or not.
  `CREATE TABLE sign_in_failure (
    id ${text} PRIMARY KEY, failures BIGINT NOT NULL, failed_at BIGINT NOT NULL)`,
  `CREATE INDEX sign_in_failure_age ON sign_in_failure (failed_at)`,
  // Null for sessions that began with a key or a token.
  `ALTER TABLE session ADD COLUMN person ${text}`,
  `ALTER TABLE session ADD COLUMN seen_at BIGINT`,
  `CREATE INDEX session_of_person ON session (person) WHERE person IS NOT NULL`,
]
