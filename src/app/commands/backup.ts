import { existsSync, statSync, writeFileSync } from 'node:fs'
import { writeBackup } from '../../platform/store/backup-file.ts'
import { NotEmpty } from '../../platform/store/empty.ts'
import {
  type Backup,
  NotABackup,
  openBackup,
  type TableRows,
  UnmarkedBackup,
} from '../../platform/store/open-backup.ts'
import { copyFromReplica } from '../../platform/store/postgres/replica-backup.ts'
import { type Store, StoreUnavailable } from '../../platform/store/store.ts'
import { schema } from '../../schema/schema.ts'
import { type Command, type CommandContext, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'
import { withRestoredCounters } from './restored-counters.ts'
import { slowProgress } from './slow-progress.ts'

const backup: Command = {
  name: 'backup',
  usage: 'backup <file>',
  about:
    'Writes a consistent copy as an embedded database file, while services run. Works with both engines. Reads the replica of DATABASE_READ_URL if it can be used.',
  async run(args, context) {
    const [file = ''] = readOptions(args, [], ['file']).positionals
    if (existsSync(file)) throw new UsageError(`${file} already exists; a backup never overwrites a file.`)
    await withStore(context, (store) =>
      writeBackup(file, (temporary) => copy(store, temporary, context)),
    ).catch((error: NodeJS.ErrnoException) => {
      throw error.syscall === 'open' ? new UsageError(`${file} cannot be written (${error.code}).`) : error
    })
    context.print(`Backup written to ${file}.`)
  },
}

/** From a replica if one is set and can be used. */
async function copy(store: Store, file: string, { settings }: CommandContext): Promise<void> {
  const onProgress = slowProgress()
  const url = settings.DATABASE_READ_URL
  if (url && store.logPosition) {
    try {
      const position = await store.logPosition()
      const waitSeconds = settings.DATABASE_READ_LAG_SECONDS
      return await copyFromReplica({ url, schema, file, position, waitSeconds, onProgress })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      console.error(`The replica cannot be used: ${error.message} The primary is read instead.`)
      writeFileSync(file, '')
    }
  }
  return store.backup(file, onProgress)
}

const restore: Command = {
  name: 'restore',
  usage: 'restore <file> [--drill] [--unverified]',
  about:
    'Fills an empty database from a backup, all or nothing. The backup may come from the other engine. The database sends no webhooks and emails until `serve --resume-sending`, with --drill never. --unverified accepts a backup of an earlier build, which has no mark that it is complete.',
  async run(args, context) {
    const { positionals, flags } = readOptions(args, [], ['file'], ['drill', 'unverified'])
    const [file = ''] = positionals
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${file}.`)
    const counts = new Map<string, number>()
    const source = open(file, flags.has('unverified'))
    const state = flags.has('drill') ? 'drill' : 'paused'
    const tables = withRestoredCounters(source.tables(), state, context.clock())
    try {
      await withStore(context, (store) => store.load(counted(tables, counts), slowProgress()))
    } catch (error) {
      throw explained(file, error)
    } finally {
      source.close()
    }
    for (const [table, count] of counts) context.print(`${table}: ${count}`)
    context.print(sendingNotices[state])
    if (flags.has('unverified'))
      console.error(
        `${file} has no mark that it is complete: compare these numbers with the expected ones, and run \`check\`.`,
      )
  },
}

const sendingNotices = {
  paused:
    'This database sends no webhooks and no emails until you start it with `serve --resume-sending`, or an administrator resumes it in the back office.',
  drill: 'This database is a copy for a drill: it never sends webhooks or emails.',
}

function open(file: string, acceptUnmarked: boolean): Backup {
  try {
    return openBackup(file, schema, { acceptUnmarked })
  } catch (error) {
    throw explained(file, error)
  }
}

function explained(file: string, error: unknown): unknown {
  if (error instanceof NotEmpty)
    return new UsageError('The database is not empty; restore into an empty one.')
  if (error instanceof NotABackup)
    return new UsageError(`${file} is not a backup of Buildorder (${error.message}).`)
  if (error instanceof UnmarkedBackup)
    return new UsageError(
      `${file} has no mark that it is complete: the backup was interrupted, or an earlier build wrote it. If you know that it is complete, restore it with --unverified.`,
    )
  return error
}

function* counted(tables: Iterable<TableRows>, counts: Map<string, number>) {
  for (const table of tables) {
    counts.set(table.table, table.count)
    yield table
  }
}

export const backupCommands = [backup, restore]
