import type { StepStatements } from '../../platform/store/migration-step.ts'

export const stepsAndOldest: StepStatements = () => [
  // `version` becomes the oldest program that works with the tables, which is how earlier programs read it: they refuse a
  // database only if it is larger than what they know. The number of steps that have run is a column of its own.
  `ALTER TABLE schema_version ADD COLUMN steps BIGINT`,
]
