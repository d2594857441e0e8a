import { loadKeys } from '../../accounts/api-key.ts'
import { progressBar } from '../../platform/import/progress.ts'
import { UnreadableFile } from '../../platform/import/read-file.ts'
import type { Store } from '../../platform/store/store.ts'
import { isDemoOn } from '../settings.ts'
import { type Command, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'

export const importOpenDbCommand: Command = {
  name: 'import opendb',
  usage: 'import opendb <folder> [--demo-prices] [--demo-stock]',
  about:
    'Imports the unpacked BuildCores OpenDB. The options add plausible prices in every price list, and stock; a demo shop always gets them. Safe to repeat and to interrupt.',
  async run(args, context) {
    const { flags, positionals } = readOptions(args, [], ['folder'], ['demo-prices', 'demo-stock'])
    const [folder = ''] = positionals
    const [{ importOpenDb }, { findFolders }, { printOpenDbReport }, { seedDemo }] = await Promise.all([
      import('../../../tools/opendb/import-opendb.ts'),
      import('../../../tools/opendb/read-folder.ts'),
      import('../../../tools/opendb/report.ts'),
      import('../../../tools/demo/seed.ts'),
    ])
    const report = await withStore(context, async (store) => {
      // Refuses a wrong folder before anything is written.
      findFolders(folder)
      // As at the first start, so that it does not matter which of the two comes first.
      if (isDemoOn(context.settings) && (await seedDemo(store, context.clock())))
        context.print('The database was empty; demo data was added (DEMO=false leaves it empty).')
      const isDemoShop = isDemoOn(context.settings) && (await hasDemoKeys(store))
      return importOpenDb(folder, store, {
        demoPrices: isDemoShop || flags.has('demo-prices'),
        demoStock: isDemoShop || flags.has('demo-stock'),
        progress: progressBar(process.stderr),
        clock: context.clock,
      })
    }).catch((error) => {
      throw error instanceof UnreadableFile ? new UsageError(error.message) : error
    })
    printOpenDbReport(report, context.print)
  },
}

const hasDemoKeys = async (store: Store) =>
  (await loadKeys(store)).some(({ isDemo, revokedAt }) => isDemo && revokedAt === null)
