// Moves everything from one engine to the other, and verifies it. The source is only read, after an upgrade of its
// tables if they lack one. The target is filled in one transaction: a move that was interrupted left it empty, or
// complete, and can be repeated.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from '../../check/check.ts'
import { type Digests, differences, digestTables } from '../../check/digest.ts'
import { writeBackup } from '../../platform/store/backup-file.ts'
import { NotEmpty } from '../../platform/store/empty.ts'
import { openBackup } from '../../platform/store/open-backup.ts'
import { countSessionsAt } from '../../platform/store/postgres/sessions.ts'
import { lockForService } from '../../platform/store/sqlite/service-lock.ts'
import { schema } from '../../schema/schema.ts'
import { databaseFile, openSnapshot } from '../open-store.ts'
import type { Settings } from '../settings.ts'
import { type Command, type CommandContext, UsageError, WrongArguments, withStore } from './command.ts'
import { readOptions } from './options.ts'
import { program } from './program.ts'
import { slowProgress } from './slow-progress.ts'

interface Direction {
  /** Refuses a source that is not there or in use. */
  refuse: (settings: Settings) => void | Promise<void>
  next: (settings: Settings) => string[]
}

const toPostgresql: Direction = {
  refuse: (settings) => {
    const file = databaseFile(settings)
    if (!existsSync(file)) throw new UsageError(`There is no database ${file}. Check DATA_DIR.`)
  },
  next: ({ DATA_DIR }) => [
    'Start the services with DATABASE_URL.',
    `Keep ${DATA_DIR} until you trust the new database, but start no service on it: its orders would be missing in PostgreSQL.`,
  ],
}

const toEmbedded: Direction = {
  refuse: async ({ DATABASE_URL = '' }) => {
    const count = await countSessionsAt(DATABASE_URL)
    if (count > 0)
      throw new UsageError(
        `The database has ${count} connections of Buildorder. Stop all services, and a pooler that keeps connections open.`,
      )
  },
  next: ({ DATA_DIR }) => [
    `Start one service with DATA_DIR=${DATA_DIR} and without DATABASE_URL.`,
    'Keep the PostgreSQL database until you trust the new one, but start no service on it.',
  ],
}

const directions = new Map([
  ['postgresql', toPostgresql],
  ['embedded', toEmbedded],
])

export const move: Command = {
  name: 'move',
  usage: 'move <postgresql|embedded>',
  about:
    'Moves everything from the embedded database in DATA_DIR to the empty PostgreSQL database in DATABASE_URL, or back, and verifies that both have the same content. Stop the services first. Can be repeated if it was interrupted.',
  async run(args, context) {
    const [to = ''] = readOptions(args, [], ['postgresql|embedded']).positionals
    const direction = directions.get(to)
    if (!direction) throw new WrongArguments(`There is no engine ${to}.`)
    const { settings, print } = context
    if (!settings.DATABASE_URL)
      throw new UsageError('Set both DATA_DIR and DATABASE_URL, for the embedded database and PostgreSQL.')
    await direction.refuse(settings)
    // No service can start on the embedded database during the move.
    const unlock = lockForService(settings.DATA_DIR)
    try {
      const postgres = context
      const embedded = {
        ...context,
        settings: { ...settings, DATABASE_URL: undefined, DATABASE_READ_URL: undefined },
      }
      const [source, target] = direction === toPostgresql ? [embedded, postgres] : [postgres, embedded]
      await moveAll(source, target, print)
      direction.next(settings).forEach((line, index) => {
        print(`Next, ${index + 1}: ${line}`)
      })
    } finally {
      unlock()
    }
  },
}

async function moveAll(source: CommandContext, target: CommandContext, print: (line: string) => void) {
  print('Copying …')
  const isNew = await copyAll(source, target)
  print(
    isNew
      ? 'Copied. Comparing …'
      : 'The target is not empty. Comparing it with the source, in case that an earlier move was interrupted …',
  )
  const digests = await digestsOf(source.settings)
  const different = differences(digests, await digestsOf(target.settings))
  if (different.length > 0)
    throw new UsageError(
      isNew
        ? `The target differs from the source: ${different.join(', ')}. The source changed meanwhile. Do not use the target: empty it, and move again.`
        : `The target is not empty, and differs from the source: ${different.join(', ')}. Move into an empty database.`,
    )
  for (const [table, { rows, digest }] of digests)
    print(`${table}: ${rows} rows, digest ${digest.slice(0, 16)}`)
  print('Source and target have the same rows. Checking …')
  await check(target.settings, print)
}

/** False if the target has data already. */
async function copyAll(source: CommandContext, target: CommandContext): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-move-'))
  try {
    const file = join(folder, 'move.db')
    await withStore(source, (store) =>
      writeBackup(file, (temporary) => store.backup(temporary, slowProgress())),
    )
    const backup = openBackup(file, schema, { acceptUnmarked: false })
    try {
      await withStore(target, (store) => store.load(backup.tables(), slowProgress()))
      return true
    } catch (error) {
      if (error instanceof NotEmpty) return false
      throw error
    } finally {
      backup.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function digestsOf(settings: Settings): Promise<Digests> {
  const snapshot = await openSnapshot(settings)
  try {
    return await digestTables(snapshot, slowProgress())
  } finally {
    await snapshot.close()
  }
}

async function check(settings: Settings, print: (line: string) => void): Promise<void> {
  const snapshot = await openSnapshot(settings)
  let found = 0
  try {
    for await (const { what } of checkDatabase(snapshot, slowProgress())) {
      found++
      print(what)
    }
  } finally {
    await snapshot.close()
  }
  if (found > 0)
    throw new UsageError(
      `Everything was moved, but the data have ${found} faults, also in the source. See \`${program} check\`.`,
    )
  print('The new database is sound.')
}
