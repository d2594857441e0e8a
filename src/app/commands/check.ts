import { checkDatabase } from '../../check/check.ts'
import { storageFailure } from '../../platform/store/sqlite/failures.ts'
import { openSnapshot } from '../open-store.ts'
import type { Command } from './command.ts'
import { readOptions } from './options.ts'
import { slowProgress } from './slow-progress.ts'

export const check: Command = {
  name: 'check',
  usage: 'check',
  about:
    'Reads the whole database as of one moment, while services go on, and says what is damaged or contradicts itself, one line each. Changes nothing; exits with 1 when something was found.',
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
      // So damaged that it cannot be read to its end.
      const failure = storageFailure(error)
      if (!failure) throw error
      report(`damage: ${(error as Error).message}`, failure.reason)
    } finally {
      await snapshot.close()
    }
    if (found > 0) process.exitCode = 1
    else context.print('The database is sound.')
  },
}
