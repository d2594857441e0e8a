import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Who started an import, and which import made a change. Programs before this step leave the columns empty. */
export const changesByImports: StepStatements = ({ text }) => [
  ...['client', 'person'].map(
    (name) => `ALTER TABLE import_job ADD COLUMN ${name} ${text} NOT NULL DEFAULT ''`,
  ),
  `ALTER TABLE audit ADD COLUMN import_id ${text}`,
  'CREATE INDEX audit_of_import ON audit (import_id, id) WHERE import_id IS NOT NULL',
  ...['client', 'person', 'import_id'].map((name) => `ALTER TABLE price_history ADD COLUMN ${name} ${text}`),
]
