import type { StepStatements } from '../../platform/store/migration-step.ts'

export const shop: StepStatements = ({ text }) => [
  // One cart for each person and account; the body is JSON. Its version detects changes made at the same time.
  `CREATE TABLE cart (
    person ${text} NOT NULL, account ${text} NOT NULL, version BIGINT NOT NULL, body ${text} NOT NULL,
    updated_at BIGINT NOT NULL, PRIMARY KEY (person, account))`,
  `CREATE INDEX cart_age ON cart (updated_at)`,
  // The address book of an account.
  `CREATE TABLE address (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, body ${text} NOT NULL, used_at BIGINT NOT NULL)`,
  `CREATE INDEX address_of_account ON address (account, used_at, id)`,
  // A named PC of a person: its body has the versions, each a saved configuration. The share id opens it without a caller.
  `CREATE TABLE build (
    id ${text} PRIMARY KEY, person ${text} NOT NULL, account ${text} NOT NULL, name ${text} NOT NULL,
    version BIGINT NOT NULL, body ${text} NOT NULL, share_id ${text} UNIQUE, updated_at BIGINT NOT NULL)`,
  `CREATE INDEX build_of_person ON build (person, account, updated_at, id)`,
  // Emails to send. Like a delivery to a webhook, a claimed one becomes due again when its claim lapses.
  `CREATE TABLE mail (
    id ${text} PRIMARY KEY, order_id ${text} NOT NULL, type ${text} NOT NULL, recipient ${text} NOT NULL,
    body ${text} NOT NULL, state ${text} NOT NULL, attempts BIGINT NOT NULL, due_at BIGINT NOT NULL,
    last_error ${text}, created_at BIGINT NOT NULL, sent_at BIGINT)`,
  `CREATE INDEX mail_due ON mail (due_at, id) WHERE state = 'Pending'`,
  `CREATE INDEX mail_age ON mail (created_at)`,
  // Uploaded pictures, as base64, by the hash of their bytes.
  `CREATE TABLE image (
    id ${text} PRIMARY KEY, content_type ${text} NOT NULL, content ${text} NOT NULL, created_at BIGINT NOT NULL)`,
  // A JSON array of addresses; null for none.
  `ALTER TABLE product ADD COLUMN images ${text}`,
  // Browsers that are signed in, by the hash of the cookie.
  `CREATE TABLE session (
    id ${text} PRIMARY KEY, credential ${text} NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
  `CREATE INDEX session_age ON session (expires_at)`,
]
