import type { StepStatements } from '../../platform/store/migration-step.ts'

/**
 * How the file of an import was read, as JSON; programs before this step read numbers while they split the file. And which column is which
 * member, by the headers of a file.
 */
export const readingOfImports: StepStatements = ({ text }) => [
  `ALTER TABLE import_job ADD COLUMN reading ${text}`,
  `CREATE TABLE import_mapping (
    kind ${text} NOT NULL, list ${text} NOT NULL, shape ${text} NOT NULL, mapping ${text} NOT NULL,
    saved_at BIGINT NOT NULL, PRIMARY KEY (kind, list, shape))`,
]
