import type { StepStatements } from '../../platform/store/migration-step.ts'

export const databaseServer: StepStatements = ({ text }) => [
  // The PostgreSQL server whose data these are: one row. An embedded database has none.
  `CREATE TABLE database_server (
    id BIGINT PRIMARY KEY, system_identifier ${text} NOT NULL, timeline BIGINT NOT NULL)`,
]
