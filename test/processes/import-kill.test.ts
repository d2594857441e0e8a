// An import goes on in another process after a kill: every row is imported once, and the report is that of one run. An upload
// cannot go on: it says so.
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { engines } from '../support/databases.ts'
import { createSeededDatabase, eventually, startProcess, withTestStore } from '../support/processes.ts'

const rows = 6000

interface Import {
  importId: string
  state: string
  rows: { done: number; new: number; equal: number; refused: number }
}

test.each(engines)('import on %s: it goes on after a kill', async (engine) => {
  const database = await createSeededDatabase(engine)
  const call = async (url: string, path = '', body?: string): Promise<Import> => {
    const reply = await fetch(`${url}/admin/v1/imports${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: 'Bearer bo_staff', 'Content-Type': 'text/csv' },
      ...(body !== undefined && { body }),
    })
    expect(reply.ok).toBe(true)
    return (await reply.json()) as Import
  }
  const csv = ['productId,name', ...Array.from({ length: rows }, (_, index) => `KILL-${index},Product`)]
  const first = await startProcess(database.env)
  const { importId } = await call(first.url, '?kind=catalog', csv.join('\n'))
  const begun = await eventually(
    () => call(first.url, `/${importId}`),
    (job) => job.rows.done > 0,
    30_000,
  )
  await first.kill()
  expect([begun.state, begun.rows.done < rows]).toEqual(['Waiting', true])

  const second = await startProcess(database.env)
  try {
    const done = await eventually(
      () => call(second.url, `/${importId}`),
      ({ state }) => state === 'Done',
      60_000,
    )
    expect(done).toMatchObject({ state: 'Done', rows: { done: rows, new: rows, equal: 0, refused: 0 } })
    await withTestStore(database.env, async (store) => {
      const count = async (sql: string) => (await store.all<{ n: number }>({ statement: adHoc(sql) }))[0]?.n
      expect(await count(`SELECT COUNT(*) AS n FROM product WHERE id LIKE 'KILL-%'`)).toBe(rows)
      expect(await count('SELECT COUNT(*) AS n FROM import_piece')).toBe(0)
    })
  } finally {
    await second.kill()
    await database.drop()
  }
})

test('upload: after a kill it is listed as failed', async () => {
  const database = await createSeededDatabase('sqlite')
  const headers = { Authorization: 'Bearer bo_staff', 'Content-Type': 'application/x-ndjson' }
  const newest = async (url: string) => {
    const reply = await fetch(`${url}/admin/v1/imports?limit=1`, { headers })
    return ((await reply.json()) as { imports: { state: string; error: string | null }[] }).imports[0]
  }
  const first = await startProcess(database.env)
  const upload = request(`${first.url}/admin/v1/imports?kind=prices`, { method: 'POST', headers })
  upload.on('error', () => {})
  upload.write('{}\n'.repeat(1000))
  await eventually(
    () => newest(first.url),
    (job) => job?.state === 'Uploading',
    60_000,
  )
  await first.kill()
  const second = await startProcess(database.env)
  try {
    const ended = await eventually(
      () => newest(second.url),
      (job) => job?.state !== 'Uploading',
      60_000,
    )
    expect(ended).toMatchObject({ state: 'Failed', error: expect.stringContaining('did not end') })
  } finally {
    await second.kill()
    await database.drop()
  }
})
