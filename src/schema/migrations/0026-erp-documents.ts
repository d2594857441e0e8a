import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * Documents that an ERP issued: the formats it sent (null for documents that were issued here), its own day of issue and payment reference,
 * and its files in base64. Programs before this step issue documents without any of it.
 */
export const erpDocuments: StepStatements = ({ text }) => [
  `ALTER TABLE invoice ADD COLUMN formats ${text}`,
  `ALTER TABLE invoice ADD COLUMN issue_date ${text}`,
  `ALTER TABLE invoice ADD COLUMN reference ${text}`,
  'CREATE INDEX invoice_by_reference ON invoice (reference) WHERE reference IS NOT NULL',
  `CREATE TABLE invoice_file (id ${text} PRIMARY KEY, content ${text} NOT NULL)`,
]
