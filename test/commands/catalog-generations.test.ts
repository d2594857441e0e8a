// Data cached for a catalog and for price lists is freed with them.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/databases.ts'

const script = fileURLToPath(new URL('../support/generations.ts', import.meta.url))

test('catalog snapshots: replaced catalogs and prices are not kept in memory', async () => {
  const database = await createDatabase('sqlite')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      script,
      database.env.DATA_DIR as string,
    ])
    expect(JSON.parse(stdout)).toEqual({ loaded: 24, alive: 0 })
  } finally {
    await database.drop()
  }
})
