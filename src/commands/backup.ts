import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { NotABackup, restoreFrom } from '../store/copy.ts'
import { first } from '../store/store.ts'
import { type Command, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'

const backup: Command = {
  name: 'backup',
  usage: 'backup <file>',
  about:
    'Writes a consistent copy as an embedded database file, while services go on. Works with both engines.',
  async run(args, context) {
    const [file = ''] = readOptions(args, [], ['file']).positionals
    if (existsSync(file)) throw new UsageError(`${file} exists already; a backup overwrites nothing.`)
    try {
      closeSync(openSync(file, 'wx'))
    } catch (error) {
      throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
    }
    try {
      await withStore(context, (store) => store.backup(file))
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
    context.print(`Backup written to ${file}.`)
  },
}

const restore: Command = {
  name: 'restore',
  usage: 'restore <file>',
  about: 'Fills an empty database from a backup. The backup may come from the other engine.',
  async run(args, context) {
    const [file = ''] = readOptions(args, [], ['file']).positionals
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${file}.`)
    await withStore(context, async (store) => {
      const used = await first(store, {
        sql: 'SELECT id FROM account UNION ALL SELECT id FROM product UNION ALL SELECT id FROM draft LIMIT 1',
      })
      if (used) throw new UsageError('The database is not empty; restore into an empty one.')
      const counts = await restoreFrom(file, store).catch((error: Error) => {
        throw error instanceof NotABackup
          ? new UsageError(`${file} is no backup of Buildorder (${error.message}).`)
          : error
      })
      for (const [table, count] of counts) context.print(`${table}: ${count}`)
    })
  },
}

export const backupCommands = [backup, restore]
