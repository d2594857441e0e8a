import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Conflict, type Query, type Store, StoreUnavailable, type Write } from '../store.ts'
import { migrate, openDatabase, preparer } from './connection.ts'
import type { Outcome } from './group.ts'
import { groupPacker } from './message.ts'

interface Waiting {
  writes: Write[]
  resolve: () => void
  reject: (error: Error) => void
}

/** The embedded engine: reads in this thread, writes in one other. */
export function openSqlite(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const database = openDatabase(file)
  migrate(database)
  const prepare = preparer(database)
  const writer = openWriter(file)

  return {
    engine: 'sqlite',
    all: async <T>(query: Query) => prepare(query).all(...(query.values ?? [])) as T[],
    batch: writer.batch,
    // Not `backup` of node:sqlite: it starts over whenever somebody writes, and so might never end.
    backup: async (target) => {
      database.prepare('VACUUM INTO ?').run(target)
    },
    fault: () => undefined,
    close: async () => {
      await writer.close()
      database.close()
    },
  }
}

/** Beside this file, in the language it is in: TypeScript as it is, or JavaScript once built. */
const writerFile = new URL(import.meta.url.endsWith('.ts') ? './writer.ts' : './writer.js', import.meta.url)

/** Whatever arrives while the writer works on a group forms the next group. */
function openWriter(file: string) {
  const thread = new Worker(writerFile, { workerData: { file } })
  const pack = groupPacker()
  let waiting: Waiting[] = []
  let underway: Waiting[] = []
  let ended: Error | undefined

  function send() {
    if (underway.length > 0 || waiting.length === 0) return
    underway = waiting
    waiting = []
    thread.postMessage(pack(underway.map(({ writes }) => writes)))
  }

  thread.on('message', (outcomes: Outcome[]) => {
    const finished = underway
    underway = []
    send()
    finished.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index] as Outcome
      if (outcome === 'done') resolve()
      else if (outcome === 'conflict') reject(new Conflict('A write touched another number of rows.'))
      else reject(new Error(outcome.failed))
    })
  })

  function fail(error: Error) {
    ended = error
    for (const { reject } of [...underway, ...waiting]) reject(error)
    underway = []
    waiting = []
  }
  thread.on('error', (error: Error) => fail(error))
  thread.on('exit', () => fail(new StoreUnavailable('The database is closed.')))

  return {
    batch: (writes: Write[]) =>
      new Promise<void>((resolve, reject) => {
        if (ended) return reject(ended)
        waiting.push({ writes, resolve, reject })
        // Not at once: requests parsed in the same turn of the event loop join the same group.
        if (waiting.length === 1) setImmediate(send)
      }),
    close: () =>
      new Promise<void>((resolve) => {
        if (ended) return resolve()
        thread.once('exit', () => resolve())
        thread.postMessage('close')
      }),
  }
}
