import { checkDatabase } from '../../check/check.ts'
import { UnexpectedRow } from '../../platform/store/row.ts'
import { storageFailure } from '../../platform/store/sqlite/failures.ts'
import { openSnapshot } from '../open-store.ts'
import type { Command } from './command.ts'
import { readOptions } from './options.ts'
import { slowProgress } from './slow-progress.ts'

export const check: Command = {
  name: 'check',
  usage: 'check',
  about:
    'Reads a snapshot of the whole database while services run, and prints one line per damage or contradiction. Changes nothing; exits with 1 if it found something.',
  async run(args, context) {
    readOptions(args, [])
    let found = 0
    const report = (what: string, advice: string) => {
      found++
      context.print(`${what}. ${advice}`)
    }
    const snapshot = await openSnapshot(context.settings)
    try {
      for await (const { what, advice } of checkDatabase(snapshot, slowProgress())) report(what, advice)
    } catch (error) {
      // Too damaged to be read to the end.
      const reason =
        error instanceof UnexpectedRow ? 'Restore the last backup.' : storageFailure(error)?.reason
      if (reason === undefined) throw error
      report(`damage: ${(error as Error).message}`, reason)
    } finally {
      await snapshot.close()
    }
    if (found > 0) process.exitCode = 1
    else context.print('The database is sound.')
  },
}
