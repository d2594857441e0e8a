// The files of the embedded database are removed or replaced under a running service. SQLite itself continues and
// reports success, but the data is lost with the process.
import { copyFileSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createCall,
  createDraft,
  createSeededDatabase,
  eventually,
  type Reply,
  type ServiceProcess,
  send,
  startProcess,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const replace = (file: string) => {
  copyFileSync(file, `${file}.copy`)
  renameSync(`${file}.copy`, file)
}

interface Fault {
  name: string
  happen: (folder: string) => void
  /** The text that the log must contain. */
  file: string
}
const faults: Fault[] = [
  {
    name: 'the database is removed',
    happen: (dir) => unlinkSync(join(dir, 'buildorder.db')),
    file: 'buildorder.db',
  },
  {
    name: 'the log is removed',
    happen: (dir) => unlinkSync(join(dir, 'buildorder.db-wal')),
    file: 'buildorder.db-wal',
  },
  { name: 'the folder is removed', happen: (dir) => rmSync(dir, { recursive: true }), file: 'buildorder.db' },
  {
    name: 'the database is replaced',
    happen: (dir) => replace(join(dir, 'buildorder.db')),
    file: 'buildorder.db',
  },
]

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status

async function startSeeded(): Promise<{ service: ServiceProcess; folder: string }> {
  const database = await createSeededDatabase('sqlite')
  cleanups.push(database.drop)
  const service = await startProcess(database.env)
  cleanups.push(service.kill)
  return { service, folder: database.env.DATA_DIR as string }
}

// Windows does not allow removing open files.
describe.skipIf(platform() === 'win32')('files of the embedded database', () => {
  test.each(faults)(
    'database file, $name: no write succeeds, and readiness turns off',
    async ({ happen, file }) => {
      const { service, folder } = await startSeeded()
      await createDraft(service.url, draftOf())

      let isOver = false
      const replies: { begun: number; reply: Reply }[] = []
      const load = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          const begun = performance.now()
          replies.push({ begun, reply: await send(service.url, createCall(draftOf())) })
        }
      })
      await eventually(
        async () => replies.length,
        (count) => count > 20,
        10_000,
      )
      happen(folder)
      const happened = performance.now()
      const status = await eventually(
        () => readiness(service.url),
        (each) => each === 503,
        10_000,
      )
      await eventually(
        async () => replies.filter(({ begun }) => begun > happened).length,
        (count) => count > 20,
        10_000,
      )
      isOver = true
      await Promise.all(load)

      expect(status).toBe(503)
      const after = replies.filter(({ begun }) => begun > happened).map(({ reply }) => reply)
      expect(after.length).toBeGreaterThan(20)
      expect(after.filter((reply) => reply.status !== 503)).toEqual([])
      expect(after.every(({ headers }) => headers.has('retry-after'))).toBe(true)
      expect(new Set(after.map(({ code }) => code))).toContain('not_ready')
      const output = await eventually(
        async () => service.output(),
        (text) => text.includes('takes no writes'),
        10_000,
      )
      expect(output).toContain(`The file ${file} of the database was`)
    },
  )

  test('database file moved away and back: writes are refused meanwhile, and accepted afterwards', async () => {
    const { service, folder } = await startSeeded()
    const file = join(folder, 'buildorder.db')
    renameSync(file, `${file}.away`)
    const refused = await send(service.url, createCall(draftOf()))
    expect(refused.status).toBe(503)
    renameSync(`${file}.away`, file)
    expect(
      await eventually(
        () => readiness(service.url),
        (status) => status === 200,
        10_000,
      ),
    ).toBe(200)
    await createDraft(service.url, draftOf())
  })
})
