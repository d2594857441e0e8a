import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * Payments, and what is allocated of them (or of a credit note) to documents: rows that are only added; a correction is a negative
 * amount. The sums stand on payments and documents too, where a condition of the statement bounds them. Programs before this step
 * issue documents that nothing is allocated to.
 */
export const payments: StepStatements = ({ text }) => [
  'ALTER TABLE invoice ADD COLUMN settled BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE invoice ADD COLUMN credited BIGINT NOT NULL DEFAULT 0',
  // The account that is to pay; until this step it was not stored, and the one that bought stands for it.
  `ALTER TABLE invoice ADD COLUMN debtor ${text} NOT NULL DEFAULT ''`,
  'UPDATE invoice SET debtor = account',
  'CREATE INDEX invoice_open ON invoice (debtor, due_date) WHERE settled < payable',
  'CREATE INDEX invoice_of_debtor ON invoice (debtor, issued_at, id)',
  `CREATE TABLE payment (
    id ${text} PRIMARY KEY, bank_reference ${text} NOT NULL, kind ${text} NOT NULL, received_on ${text} NOT NULL,
    booked_at BIGINT NOT NULL, currency ${text} NOT NULL, amount BIGINT NOT NULL, allocated BIGINT NOT NULL,
    not_ours BIGINT NOT NULL, account ${text}, reference ${text}, message ${text}, payer ${text}, payer_account ${text},
    remark ${text})`,
  'CREATE UNIQUE INDEX payment_of_bank ON payment (bank_reference)',
  'CREATE INDEX payment_by_time ON payment (booked_at, id)',
  'CREATE INDEX payment_open ON payment (booked_at, id) WHERE allocated + not_ours < amount',
  'CREATE INDEX payment_of_account ON payment (account, booked_at)',
  `CREATE TABLE allocation (
    id ${text} PRIMARY KEY, payment_id ${text}, credit_id ${text}, invoice_id ${text} NOT NULL, account ${text} NOT NULL,
    currency ${text} NOT NULL, amount BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
  'CREATE INDEX allocation_of_payment ON allocation (payment_id)',
  'CREATE INDEX allocation_of_credit ON allocation (credit_id)',
  'CREATE INDEX allocation_of_invoice ON allocation (invoice_id)',
  'CREATE INDEX allocation_of_account ON allocation (account, created_at)',
  'CREATE INDEX allocation_by_time ON allocation (created_at, id)',
]
