// Backups and restores that are killed halfway. A file under the name of a backup is complete, and a database is
// restored completely or stays empty.

import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialect } from '../../src/platform/store/sqlite/connection.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { migrations } from '../../src/schema/migrations/index.ts'
import { countOf } from '../support/consistency.ts'
import { damagePage } from '../support/damage.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'
import {
  createSeededDatabase,
  pause,
  randomFrom,
  runCommand,
  startCommand,
  startProcess,
  withTestStore,
} from '../support/processes.ts'

const seed = 4711
const rows = 6000
const folder = mkdtempSync(join(tmpdir(), 'buildorder-interrupted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Enough rows, after those of the fixture, that copying takes a while. */
async function fill(store: Store): Promise<void> {
  for (let start = 0; start < rows; start += 500) {
    await store.batch(
      Array.from({ length: 500 }, (_, index) => ({
        statement: adHoc(
          `INSERT INTO configuration (id, account, bundle_id, products, created_at) VALUES ($1, 'NO-1', 'PC-ONE', $2, 0)`,
        ),
        values: [`filler-${start + index}`, JSON.stringify('x'.repeat(2000))],
        rows: 1,
      })),
    )
  }
}

const rounds = 5

/** Starts a command repeatedly and kills it at moments spread over its duration. */
async function killAtRandom(whole: number, start: (round: number) => ReturnType<typeof startCommand>) {
  const random = randomFrom(seed)
  let limit = whole
  let killed = 0
  for (let round = 0; round < rounds; round++) {
    const command = start(round)
    await pause(limit * (0.3 + 0.7 * random()))
    command.kill()
    if ((await command.exited).signal === 'SIGKILL') killed++
    // The machine has become faster: kill earlier.
    else limit /= 2
  }
  expect(killed).toBeGreaterThan(0)
}

describe.each(engines)('interrupted backup on %s', (engine) => {
  let database: TestDatabase
  const complete = join(folder, `complete-${engine}.db`)
  let milliseconds = 0
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    await withTestStore(database.env, fill)
    const start = performance.now()
    expect(await runCommand(['backup', complete], database.env)).toMatchObject({ code: 0 })
    milliseconds = performance.now() - start
  })
  afterAll(() => database?.drop())

  test('killed backup: leaves no file under its name, or a complete one', async () => {
    const fileOf = (round: number) => join(folder, `killed-${engine}-${round}.db`)
    await killAtRandom(milliseconds, (round) => startCommand(['backup', fileOf(round)], database.env))
    for (let round = 0; round < rounds; round++) {
      const file = fileOf(round)
      if (!existsSync(file)) continue
      const target = await createDatabase(engine)
      expect(await runCommand(['restore', file], target.env)).toMatchObject({ code: 0 })
      await withTestStore(target.env, async (store) =>
        expect(await countOf(store, 'configuration')).toBe(rows),
      )
      await target.drop()
    }
    // Incomplete files are refused, also under another name.
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.part'))) {
      const renamed = join(folder, `${name}.db`)
      copyFileSync(join(folder, name), renamed)
      const target = await createDatabase(engine)
      const result = await runCommand(['restore', renamed], target.env)
      const restored = await withTestStore(target.env, (store) => countOf(store, 'configuration'))
      expect([result.code, restored]).toBeOneOf([
        [2, 0],
        [0, rows],
      ])
      await target.drop()
    }
  })

  test('killed restore: leaves the database empty, and can be repeated', async () => {
    const targets = await Promise.all(Array.from({ length: rounds + 1 }, () => createDatabase(engine)))
    const [trial, ...others] = targets as [TestDatabase, ...TestDatabase[]]
    const start = performance.now()
    expect(await runCommand(['restore', complete], trial.env)).toMatchObject({ code: 0 })
    const whole = performance.now() - start
    const restore = (round: number) =>
      startCommand(['restore', complete], (others[round] as TestDatabase).env)
    await killAtRandom(whole, restore)

    const counts = ({ env }: TestDatabase) =>
      withTestStore(env, async (store) => [
        await countOf(store, 'account'),
        await countOf(store, 'configuration'),
      ])
    const empty: TestDatabase[] = []
    for (const each of others) {
      const found = await counts(each)
      expect(found).toBeOneOf([
        [0, 0],
        [5, rows],
      ])
      if (found[0] === 0) empty.push(each)
    }
    for (const each of empty.slice(0, 2)) {
      const service = await startProcess(each.env)
      await service.kill()
      expect(await runCommand(['restore', complete], each.env)).toMatchObject({ code: 0 })
      expect(await counts(each)).toEqual([5, rows])
    }
    for (const each of targets) await each.drop()
  })

  test('failed restore: leaves the database empty', async () => {
    const broken = join(folder, `broken-${engine}.db`)
    copyFileSync(complete, broken)
    const file = new DatabaseSync(broken)
    file.exec(`UPDATE configuration SET created_at = 'soon' WHERE id = 'filler-${rows - 1}'`)
    file.close()
    const target = await createDatabase(engine)
    const result = await runCommand(['restore', broken], target.env)
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining('configuration.created_at') })
    await withTestStore(target.env, async (store) => {
      expect(await countOf(store, 'account')).toBe(0)
      expect(await countOf(store, 'configuration')).toBe(0)
    })
    expect(await runCommand(['restore', complete], target.env)).toMatchObject({ code: 0 })
    await target.drop()
  })
})

describe('a file that is restored', () => {
  let source: TestDatabase
  const good = join(folder, 'good.db')
  beforeAll(async () => {
    source = await createSeededDatabase('sqlite')
    expect(await runCommand(['backup', good], source.env)).toMatchObject({ code: 0 })
  })
  afterAll(() => source?.drop())

  /** Restores a changed copy of a good backup into an empty database. */
  async function restoreChanged(name: string, change: (database: DatabaseSync) => void, ...words: string[]) {
    const file = join(folder, `${name}.db`)
    copyFileSync(good, file)
    const database = new DatabaseSync(file)
    change(database)
    if (database.isOpen) database.close()
    const before = readFileSync(file)
    const target = await createDatabase('sqlite')
    const result = await runCommand(['restore', file, ...words], target.env)
    const accounts = await withTestStore(target.env, (store) => countOf(store, 'account'))
    await target.drop()
    expect(readFileSync(file).equals(before), 'the backup changed').toBe(true)
    expect(readdirSync(folder).filter((each) => each.startsWith(`${name}.db`))).toEqual([`${name}.db`])
    return { ...result, accounts }
  }

  test('restore: the file does not change, and no file is left beside it', async () => {
    expect(await restoreChanged('same', () => {})).toMatchObject({ code: 0, accounts: 5 })
  })

  test('restore of a file without its mark: is refused, and accepted only with --unverified', async () => {
    const unmark = (database: DatabaseSync) => database.exec('DROP TABLE backup_mark')
    expect(await restoreChanged('unmarked', unmark)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--unverified'),
      accounts: 0,
    })
    expect(await restoreChanged('unverified', unmark, '--unverified')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('has no mark that it is complete'),
      accounts: 5,
    })
  })

  test('restore of a file with missing rows: is refused', async () => {
    const result = await restoreChanged('fewer', (database) =>
      database.exec(`DELETE FROM account WHERE id = 'NO-3'`),
    )
    expect(result).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('4 rows instead of 5'),
      accounts: 0,
    })
  })

  test('restore of a live database file: is refused', async () => {
    const result = await restoreChanged('live', (database) => database.exec('PRAGMA journal_mode = WAL'))
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining('interrupted'), accounts: 0 })
  })

  test('restore of a file with damaged pages: is refused', async () => {
    const result = await restoreChanged('damaged', (database) => damagePage(database, 'account'))
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining('damaged'), accounts: 0 })
  })

  test('restore: additional columns are ignored, views and triggers are refused', async () => {
    const column = 'x) VALUES (1); DROP TABLE account; --'
    const added = await restoreChanged('column', (database) =>
      database.exec(`ALTER TABLE account ADD COLUMN "${column}" TEXT`),
    )
    expect(added).toMatchObject({ code: 0, accounts: 5 })
    const view = await restoreChanged('view', (database) =>
      database.exec(`ALTER TABLE price RENAME TO p; CREATE VIEW price AS SELECT * FROM p`),
    )
    expect(view).toMatchObject({ code: 2, stderr: expect.stringContaining('"price"'), accounts: 0 })
    const trigger = await restoreChanged('trigger', (database) =>
      database.exec(`CREATE TRIGGER t AFTER INSERT ON price BEGIN DELETE FROM account; END`),
    )
    expect(trigger).toMatchObject({ code: 2, accounts: 0 })
  })

  test('restore of an earlier schema: is migrated in a copy', async () => {
    const file = join(folder, 'earlier.db')
    const earlier = new DatabaseSync(file)
    earlier.exec('CREATE TABLE schema_version (version BIGINT NOT NULL)')
    earlier.exec('INSERT INTO schema_version (version) VALUES (1)')
    for (const statement of migrations
      .slice(0, 1)
      .flatMap(({ statements }) => statements(dialect))
      .concat([
        `INSERT INTO account (id, name, country, currency, vat_rate) VALUES ('A', 'A', 'NO', 'NOK', 2500)`,
      ]))
      earlier.exec(statement)
    earlier.close()
    const before = readFileSync(file)
    const target = await createDatabase('sqlite')
    expect(await runCommand(['restore', file, '--unverified'], target.env)).toMatchObject({ code: 0 })
    await withTestStore(target.env, async (store) => expect(await countOf(store, 'account')).toBe(1))
    await target.drop()
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})
