import type { StepStatements } from '../../platform/store/migration-step.ts'

/** The company that sells, as JSON in one row, and what invoices to an account say. Programs before this step know neither. */
export const company: StepStatements = ({ text }) => [
  `CREATE TABLE company (id ${text} PRIMARY KEY, body ${text} NOT NULL, version BIGINT NOT NULL)`,
  `ALTER TABLE account ADD COLUMN billing ${text}`,
]
