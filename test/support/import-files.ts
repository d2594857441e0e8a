// Files of the import command: their importers, their examples, and a folder for those that a test writes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalog } from '../../src/catalog/import-catalog.ts'
import { importPrices } from '../../src/catalog/import-prices.ts'
import { importCarriers } from '../../src/checkout/delivery/import-carriers.ts'
import { fileFormats } from '../../src/contract/import-formats.ts'
import { importStock } from '../../src/inventory/import-stock.ts'

export const importers = {
  catalog: importCatalog,
  prices: importPrices,
  stock: importStock,
  carriers: importCarriers,
}
/** The formats that the command line imports; payments only come over REST. */
export type FormatName = keyof typeof importers
export const formatNames = Object.keys(importers) as FormatName[]
export const root = join(import.meta.dirname, '../..')
/** For all files of a worker. */
export const folder = mkdtempSync(join(tmpdir(), 'buildorder-imports-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

let counter = 0
/** Writes a file; one line per row if rows are given. */
export function fileOf(content: unknown): string {
  const file = join(folder, `file-${++counter}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1))
  return file
}

/** The examples of docs/reference/formats.md, as printed there. */
export const examples = (() => {
  const blocks = [
    ...readFileSync(join(root, 'docs/reference/formats.md'), 'utf8').matchAll(/```json\n(.*?)```/gs),
  ]
  const texts = blocks.map(([, text]) => text as string)
  return Object.fromEntries(
    formatNames.map((name) => {
      const lists = Object.keys(fileFormats[name])
      return [
        name,
        texts.find((text) => lists.includes(Object.keys(JSON.parse(text))[0] as string)) as string,
      ]
    }),
  ) as Record<FormatName, string>
})()
