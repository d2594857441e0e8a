import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createNames } from '../../src/platform/names/names.ts'
import { openPostgres } from '../../src/platform/store/postgres/postgres.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { schema } from '../../src/schema/schema.ts'
import { type NameServer, startNameServer } from '../support/name-server.ts'

let nameServer: NameServer
beforeAll(async () => {
  nameServer = await startNameServer({ 'db.example.test': ['127.0.0.1'], 'dead.example.test': 'silent' })
})
afterAll(() => nameServer.close())

function open(host: string, requestMs: number) {
  const url = new URL(inject('postgresUrl'))
  url.hostname = host
  const names = createNames({ servers: [nameServer.server], timeLimit: 500 })
  return openPostgres({ url: url.href, schema, connections: 2, requestMs, names })
}

describe('name of the database', () => {
  test('database name: is resolved by name servers, not by the system’s thread pool', async () => {
    const store = await open('db.example.test', 30_000)
    expect(await store.all({ statement: adHoc('SELECT 1 AS one') })).toEqual([{ one: 1 }])
    await store.close()
    expect(nameServer.asked).toContain('db.example.test A')
  })

  test('database name without an answer: opening fails with the name and the reason', async () => {
    await expect(open('dead.example.test', 30_000)).rejects.toThrow(
      /No name server answered for dead\.example\.test within 500 ms/,
    )
  })

  test('database name without an address: opening fails with the name', async () => {
    await expect(open('missing.example.test', 30_000)).rejects.toThrow(
      /missing\.example\.test has no address/,
    )
  })
})
