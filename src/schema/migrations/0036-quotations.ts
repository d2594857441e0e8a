import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Quotes of staff for customers, as JSON beside what lists need, and what was sent of each. */
export const quotations: StepStatements = ({ text }) => [
  // The link is the secret of whoever may open it. Until a quote is sent, valid_until says how long it is meant to be.
  `CREATE TABLE quotation (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, state ${text} NOT NULL, version BIGINT NOT NULL,
    created_at BIGINT NOT NULL, valid_until BIGINT NOT NULL, link ${text} NOT NULL UNIQUE,
    search ${text} NOT NULL, body ${text} NOT NULL)`,
  'CREATE INDEX quotation_by_time ON quotation (created_at, id)',
  'CREATE INDEX quotation_by_state ON quotation (state, created_at, id)',
  'CREATE INDEX quotation_of_account ON quotation (account, created_at, id)',
  // Never changed: what the customer was sent.
  `CREATE TABLE quotation_revision (
    quotation ${text} NOT NULL, revision BIGINT NOT NULL, body ${text} NOT NULL, PRIMARY KEY (quotation, revision))`,
]
