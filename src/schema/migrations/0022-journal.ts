import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Periods of the journal that were handed over: with the accounts that they were written with, and what they contained. */
export const journal: StepStatements = ({ text }) => [
  `CREATE TABLE journal_period (
    id ${text} PRIMARY KEY, from_time BIGINT NOT NULL, to_time BIGINT NOT NULL, closed_at BIGINT NOT NULL,
    accounts ${text} NOT NULL, lines BIGINT NOT NULL, digest ${text} NOT NULL)`,
  'CREATE UNIQUE INDEX journal_period_by_start ON journal_period (from_time)',
  `CREATE TABLE journal_accounts (id ${text} PRIMARY KEY, body ${text} NOT NULL, version BIGINT NOT NULL)`,
]
