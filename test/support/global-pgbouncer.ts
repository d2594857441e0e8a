import type { TestProject } from 'vitest/node'
import { findPgBouncer } from './pgbouncer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a PgBouncer. Null: the tests of connection poolers cannot run here. */
    pgbouncer: string | null
  }
}

export default function setup(project: TestProject) {
  project.provide('pgbouncer', findPgBouncer())
}
