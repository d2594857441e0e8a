import { planUpgrade } from '../../platform/store/upgrade-plan.ts'
import { schema } from '../../schema/schema.ts'
import { openSnapshot } from '../open-store.ts'
import { type Command, type CommandContext, withStore } from './command.ts'
import { readOptions } from './options.ts'

export const migrate: Command = {
  name: 'migrate',
  usage: 'migrate [--check]',
  about:
    'Upgrades the tables, as the start of a service does. --check only says what would happen, which tables are locked and for how long, and whether services of the version before keep working; exits with 1 if the tables would change.',
  async run(args, context) {
    const { flags } = readOptions(args, [], [], ['check'])
    const { lines, isNeeded } = await planOf(context)
    for (const line of lines) context.print(line)
    if (flags.has('check')) {
      if (isNeeded) process.exitCode = 1
    } else if (isNeeded) {
      await withStore(context, async () => {})
      context.print('Done.')
    }
  },
}

async function planOf({ settings }: CommandContext) {
  const snapshot = await openSnapshot(settings)
  try {
    return await planUpgrade(schema, await snapshot.schema(), (table) => snapshot.countRows(table))
  } finally {
    await snapshot.close()
  }
}
