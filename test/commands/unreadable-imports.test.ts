// Files that the import command cannot read, or of which no row is right: one clear message, and soon.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importCatalog } from '../../src/catalog/import-catalog.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import { createDatabase } from '../support/databases.ts'
import { type FormatName, fileOf, folder, importers } from '../support/import-files.ts'
import { openTestStore, runCommand } from '../support/processes.ts'

describe('files that cannot be read', () => {
  const broken: [string, FormatName, () => string, RegExp][] = [
    [
      'a missing file',
      'catalog',
      () => join(folder, 'no-such.json'),
      /no-such\.json.*(cannot be read|no such file)/,
    ],
    ['a folder', 'prices', () => folder, /is a folder, but must be a file/],
    ['no JSON', 'stock', () => fileOf('{ "stock": [ } '), /is not valid JSON/],
    ['an empty file', 'carriers', () => fileOf(''), /is not valid JSON/],
    ['a list', 'prices', () => fileOf([]), /must contain a JSON object/],
    ['null', 'stock', () => fileOf('null'), /must contain a JSON object/],
    [
      'a list that is none',
      'catalog',
      () => fileOf({ products: { productId: 'x' } }),
      /products must be a list/,
    ],
  ]
  test.each(broken)('unreadable file, %s: one clear line', async (_what, name, file, message) => {
    const database = await createDatabase('sqlite')
    const store = await openTestStore(database.env)
    try {
      const failed = importers[name](file(), store, noProgress)
      await expect(failed).rejects.toMatchObject({
        name: 'UnreadableFile',
        message: expect.stringMatching(message),
      })
      await failed.catch(({ message: text }: Error) => expect(text).not.toContain('\n'))
    } finally {
      await store.close()
      await database.drop()
    }
  })

  test('import: a file full of broken rows is reported quickly', async () => {
    const database = await createDatabase('sqlite')
    const store = await openTestStore(database.env)
    try {
      const products = Array.from({ length: 4000 }, (_, at) => ({
        productId: `P-${at}`,
        description: 'x'.repeat(200),
      }))
      const before = process.threadCpuUsage()
      const { leftOut } = await importCatalog(fileOf({ products }), store, noProgress)
      const { user, system } = process.threadCpuUsage(before)
      expect(leftOut).toHaveLength(4000)
      expect(leftOut.at(-1)).toMatchObject({ row: 'products[3999]', line: 3 + 3999 * 4 })
      expect((user + system) / 1000, 'milliseconds of computing').toBeLessThan(3000)
    } finally {
      await store.close()
      await database.drop()
    }
  })

  const commands: [string, () => string[], RegExp][] = [
    ['a missing file', () => ['import', 'catalog', join(folder, 'no-such.json')], /no-such\.json/],
    ['no JSON', () => ['import', 'prices', fileOf('{ "prices": [\n oops\n ] }')], /is not valid JSON/],
    ['a list that is none', () => ['import', 'carriers', fileOf({ carriers: 'all' })], /must be a list/],
    ['no file named', () => ['import', 'stock'], /file\.json/],
    ['an unknown kind of file', () => ['import', 'toasters', 'x.json'], /import toasters/],
  ]
  test.each(commands)(
    'import, %s: one line on standard error and exit code 2',
    async (_what, words, message) => {
      const database = await createDatabase('sqlite')
      try {
        const { code, stdout, stderr } = await runCommand(words(), database.env)
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
        expect(stderr).toMatch(message)
        expect(stderr.trimEnd().split('\n'), stderr).toHaveLength(1)
      } finally {
        await database.drop()
      }
    },
  )
})
