// A success means that the commit was synced before the reply. Observed from outside, by system calls.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { createDatabase } from '../support/databases.ts'
import {
  cancelCall,
  createCall,
  createSeededDatabase,
  orderIdOf,
  pause,
  send,
  startProcess,
  submitCall,
  withTestStore,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'buildorder-strace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const syscalls = 'read,fsync,fdatasync,write,writev,sendto,sendmsg,pwrite64,pwritev'

function canTrace(): boolean {
  const attempt = spawnSync('strace', [
    '-o',
    join(folder, 'try'),
    '-e',
    'trace=fsync',
    process.execPath,
    '--version',
  ])
  return attempt.status === 0
}

/** One system call; its start and end in the trace. */
interface SystemCall {
  name: string
  text: string
  began: number
  ended: number
}

function readTrace(file: string): SystemCall[] {
  const calls: SystemCall[] = []
  const unfinished = new Map<string, SystemCall>()
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const [, thread = '', rest = ''] = /^(\d+)\s+[\d.]+ (.*)$/.exec(line) ?? []
      const resumed = /^<\.\.\. (\w+) resumed>(.*)/.exec(rest)
      if (resumed) {
        const call = unfinished.get(thread)
        unfinished.delete(thread)
        if (call) Object.assign(call, { ended: index, text: call.text + resumed[2] })
        return
      }
      const [, name] = /^(\w+)\(/.exec(rest) ?? []
      if (name === undefined) return
      const call = { name, text: rest, began: index, ended: index }
      if (rest.endsWith('<unfinished ...>')) {
        call.ended = Number.POSITIVE_INFINITY
        unfinished.set(thread, call)
      }
      calls.push(call)
    })
  return calls
}

const isSync = ({ name, text }: SystemCall) =>
  /^f(data)?sync$/.test(name) && text.includes('buildorder.db-wal>')
const isLogWrite = ({ name, text }: SystemCall) =>
  name.startsWith('pwrite') && text.includes('buildorder.db-wal>')

describe('durability', () => {
  test('durability: the log is synced after a command arrives and before its success is written', async ({
    skip,
  }) => {
    if (!canTrace()) skip('strace is not on the PATH, or may not trace here: nothing was shown.')
    const database = await createSeededDatabase('sqlite')
    const file = join(folder, 'trace')
    // -D: the service is our child and strace observes it, so that a signal reaches the service.
    const strace = ['strace', '-D', '-f', '-e', `trace=${syscalls}`, '-y', '-ttt', '-s', '80', '-o', file]
    const service = await startProcess(database.env, strace)
    try {
      const created = await send(service.url, createCall(draftOf()))
      const submitted = await send(service.url, submitCall(JSON.parse(created.text).value))
      const cancelled = await send(service.url, cancelCall(orderIdOf(submitted)))
      expect([created.status, submitted.status, cancelled.status]).toEqual([201, 204, 204])
      await pause(200)
      // Concurrent requests share a commit: none may be answered before it.
      const many = await Promise.all(
        Array.from({ length: 12 }, () => send(service.url, createCall(draftOf()))),
      )
      expect(many.every(({ status }) => status === 201)).toBe(true)
    } finally {
      service.signal('SIGTERM')
      await service.exited
      await database.drop()
    }

    const calls = readTrace(file)
    const arrivals = calls.filter(
      ({ name, text }) => name === 'read' && /"(POST|PATCH) \/(checkout|orders)/.test(text),
    )
    const replies = calls.filter(({ name, text }) => name !== 'read' && /HTTP\/1\.1 20[14] /.test(text))
    expect([arrivals.length, replies.length]).toEqual([15, 15])

    const socketOf = ({ text }: SystemCall) => /\((\d+)<(?:socket|TCP)/.exec(text)?.[1]
    for (const reply of replies) {
      const arrival = arrivals.findLast(
        (call) => socketOf(call) === socketOf(reply) && call.began < reply.began,
      )
      expect(arrival, `no request before ${reply.text}`).toBeDefined()
      const between = calls.filter(
        ({ began, ended }) => began > (arrival as SystemCall).ended && ended < reply.began,
      )
      const written = between.find(isLogWrite)
      expect(written, `nothing was written before ${reply.text}`).toBeDefined()
      // The first write after the request arrived was synced before the reply. (Writes still in progress
      // belong to background work, such as giving events their positions.)
      const synced = between.find((call) => isSync(call) && call.began > (written as SystemCall).ended)
      expect(synced, `nothing was synced before ${reply.text}`).toBeDefined()
    }
  })

  test('durability: synchronous commits are requested from a PostgreSQL that defaults to asynchronous ones', async () => {
    const database = await createDatabase('postgres')
    try {
      const client = new pg.Client({ connectionString: database.env.DATABASE_URL as string })
      await client.connect()
      const name = new URL(database.env.DATABASE_URL as string).pathname.slice(1)
      await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
      await client.end()
      const shown = await withTestStore(database.env, (store) =>
        store.all<{ synchronous_commit: string }>({ statement: adHoc('SHOW synchronous_commit') }),
      )
      expect(shown).toEqual([{ synchronous_commit: 'on' }])
    } finally {
      await database.drop()
    }
  })

  test('durability: the embedded database keeps a log and syncs it at every commit', async () => {
    const database = await createDatabase('sqlite')
    try {
      await withTestStore(database.env, async (store) => {
        expect(await store.all({ statement: adHoc('PRAGMA journal_mode') })).toEqual([
          { journal_mode: 'wal' },
        ])
        expect(await store.all({ statement: adHoc('PRAGMA synchronous') })).toEqual([{ synchronous: 2 }])
      })
    } finally {
      await database.drop()
    }
  })
})
