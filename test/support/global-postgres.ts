// One PostgreSQL server for the whole test run: an own one, or the one that TEST_DATABASE_URL names.
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a database in which others can be created. */
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
