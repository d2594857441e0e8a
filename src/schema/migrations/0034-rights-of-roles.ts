import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Roles whose rights the shop has set; the others have the rights that they come with. The rights are a JSON array. */
export const rightsOfRoles: StepStatements = ({ text }) => [
  `CREATE TABLE role_rights (
    role ${text} PRIMARY KEY, rights ${text} NOT NULL, version BIGINT NOT NULL)`,
]
