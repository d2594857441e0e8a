import { progressBar } from '../../platform/import/progress.ts'
import { UnreadableFile } from '../../platform/import/read-file.ts'
import { type Command, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'

export const importOpenDbCommand: Command = {
  name: 'import opendb',
  usage: 'import opendb <folder> [--demo-prices] [--demo-stock]',
  about:
    'Imports the unpacked BuildCores OpenDB. The options add plausible prices in every price list, and stock. Safe to repeat and to interrupt.',
  async run(args, context) {
    const { flags, positionals } = readOptions(args, [], ['folder'], ['demo-prices', 'demo-stock'])
    const [folder = ''] = positionals
    const options = {
      demoPrices: flags.has('demo-prices'),
      demoStock: flags.has('demo-stock'),
      progress: progressBar(process.stderr),
      clock: context.clock,
    }
    const { importOpenDb } = await import('../../../tools/opendb/import-opendb.ts')
    const { printOpenDbReport } = await import('../../../tools/opendb/report.ts')
    const report = await withStore(context, (store) => importOpenDb(folder, store, options)).catch(
      (error) => {
        throw error instanceof UnreadableFile ? new UsageError(error.message) : error
      },
    )
    printOpenDbReport(report, context.print)
  },
}
