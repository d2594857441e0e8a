// One PostgreSQL server for the whole test run: its own, or the one of TEST_DATABASE_URL.
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database in which others can be created. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return
  }
  const server = await startPostgres()
  project.provide('postgresUrl', server.url('postgres'))
  return server.stop
}
