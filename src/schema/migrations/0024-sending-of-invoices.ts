import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * Billings that have no document yet, as claimed work: the version of the company and of the account say what a refusal was decided with.
 * Billings of programs before this step are not among them; they are issued on the page of their order. Each document has at most one
 * row of its sending, and of each rule of reminders; an email knows its document, which is attached when it is sent. Programs before this step would send it without:
 * switch sending on when none of them runs.
 */
export const sendingOfInvoices: StepStatements = ({ text }) => [
  `CREATE TABLE unissued_billing (
    id ${text} PRIMARY KEY, order_id ${text} NOT NULL, account ${text} NOT NULL, created_at BIGINT NOT NULL,
    state ${text} NOT NULL, attempts BIGINT NOT NULL, due_at BIGINT NOT NULL, last_error ${text},
    company_version BIGINT, account_version BIGINT)`,
  'CREATE INDEX unissued_billing_due ON unissued_billing (due_at, created_at)',
  'CREATE INDEX unissued_billing_by_time ON unissued_billing (created_at, id)',
  'CREATE INDEX unissued_billing_of_order ON unissued_billing (order_id)',
  `CREATE TABLE invoice_sending (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, way ${text}, recipient ${text}, state ${text} NOT NULL,
    attempts BIGINT NOT NULL, failures BIGINT NOT NULL, due_at BIGINT NOT NULL, last_error ${text}, round BIGINT NOT NULL,
    changed_at BIGINT NOT NULL, sent_at BIGINT, delivered_at BIGINT, mail_id ${text})`,
  `CREATE INDEX invoice_sending_due ON invoice_sending (due_at, id) WHERE state = 'Pending'`,
  'CREATE INDEX invoice_sending_of_mail ON invoice_sending (mail_id)',
  `CREATE TABLE reminder (
    id ${text} PRIMARY KEY, billing_id ${text} NOT NULL, level BIGINT NOT NULL, account ${text} NOT NULL, number ${text} NOT NULL,
    recipient ${text}, state ${text} NOT NULL, created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL, last_error ${text},
    mail_id ${text})`,
  'CREATE UNIQUE INDEX reminder_of_invoice ON reminder (billing_id, level)',
  'CREATE INDEX reminder_by_time ON reminder (created_at, id)',
  'CREATE INDEX reminder_of_mail ON reminder (mail_id)',
  `ALTER TABLE mail ADD COLUMN billing_id ${text}`,
]
