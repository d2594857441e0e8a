import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * Issued documents, which never change, and the next number of each series. The id is that of the billing, so that a billing is issued
 * once; amounts are minor units of the currency.
 */
export const invoices: StepStatements = ({ text }) => [
  `CREATE TABLE invoice (
    id ${text} PRIMARY KEY, order_id ${text} NOT NULL, account ${text} NOT NULL, type ${text} NOT NULL,
    series ${text} NOT NULL, position BIGINT NOT NULL, number ${text} NOT NULL, issued_at BIGINT NOT NULL,
    due_date ${text}, buyer ${text} NOT NULL, currency ${text} NOT NULL, net BIGINT NOT NULL, vat BIGINT NOT NULL,
    payable BIGINT NOT NULL, rules ${text} NOT NULL, body ${text} NOT NULL)`,
  'CREATE UNIQUE INDEX invoice_number ON invoice (series, position)',
  'CREATE INDEX invoice_of_order ON invoice (order_id)',
  'CREATE INDEX invoice_by_time ON invoice (issued_at, id)',
  'CREATE INDEX invoice_of_account ON invoice (account, issued_at, id)',
  `CREATE TABLE invoice_series (id ${text} PRIMARY KEY, next BIGINT NOT NULL)`,
]
