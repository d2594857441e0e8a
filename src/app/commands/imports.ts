import { basename } from 'node:path'
import { importCatalog } from '../../catalog/import-catalog.ts'
import { importPrices } from '../../catalog/import-prices.ts'
import { importCarriers } from '../../checkout/delivery/import-carriers.ts'
import { importStock } from '../../inventory/import-stock.ts'
import { type ImportProgress, progressBar } from '../../platform/import/progress.ts'
import { UnreadableFile } from '../../platform/import/read-file.ts'
import { type ImportReport, printReport } from '../../platform/import/report.ts'
import type { Store } from '../../platform/store/store.ts'
import { type Command, recorded, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'

type Import = (file: string, store: Store, progress: ImportProgress) => Promise<ImportReport>

const importCommand = (what: string, about: string, run: Import): Command => ({
  name: `import ${what}`,
  usage: `import ${what} <file.json>`,
  about,
  async run(args, context) {
    const [file = ''] = readOptions(args, [], ['file.json']).positionals
    const report = await withStore(context, async (store) => {
      const imported = await run(file, store, progressBar(process.stderr))
      const after = { ...Object.fromEntries(imported.taken), leftOut: imported.leftOut.length }
      const record = { action: 'import', entity: what, entityId: basename(file), before: null, after }
      // After the last batch of the import, which has several.
      if (imported.taken.size > 0) await store.batch([recorded(record, context)])
      return imported
    }).catch((error) => {
      throw error instanceof UnreadableFile ? new UsageError(error.message) : error
    })
    printReport(file, report, context.print)
    if (report.taken.size === 0) context.print('Nothing was changed.')
    if (report.leftOut.length > 0) process.exitCode = 1
  },
})

export const importCommands = [
  importCommand('catalog', 'Imports product groups, products and bundles. Safe to repeat.', importCatalog),
  importCommand('prices', 'Imports prices of price lists. Safe to repeat.', importPrices),
  importCommand('stock', 'Imports stock on hand and purchase orders. Safe to repeat.', importStock),
  importCommand('carriers', 'Replaces the table of carriers if every row is valid.', importCarriers),
]
