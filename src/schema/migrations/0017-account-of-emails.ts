import type { StepStatements } from '../../platform/store/migration-step.ts'

/** For the limit of emails per account. Programs before this step write none: those emails are not limited. */
export const accountOfEmails: StepStatements = ({ text }) => [
  `ALTER TABLE mail ADD COLUMN account ${text}`,
  'CREATE INDEX mail_of_account ON mail (account, sent_at)',
]
