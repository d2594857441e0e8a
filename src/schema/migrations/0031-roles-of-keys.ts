import type { StepStatements } from '../../platform/store/migration-step.ts'

/** The roles of a key, beside its scopes. Programs before this step give and read none. */
export const rolesOfKeys: StepStatements = ({ text }) => [
  `ALTER TABLE api_key ADD COLUMN roles ${text} NOT NULL DEFAULT '[]'`,
]
