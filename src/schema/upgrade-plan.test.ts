import { expect, test } from 'vitest'
import { SchemaTooNew } from '../platform/store/schema.ts'
import { planUpgrade } from '../platform/store/upgrade-plan.ts'
import { schema } from './schema.ts'

const rows = async (table: string) => (table === 'orders' ? 1_000_000 : 10)
const last = schema.migrations.length

test('upgrade plan: nothing to do on tables of this version', async () => {
  expect(await planUpgrade(schema, { version: 7, steps: last }, rows)).toEqual({
    isNeeded: false,
    lines: [`The tables are up to date (${last} steps).`],
  })
})

test('upgrade plan: nothing to do on tables that a newer version has extended', async () => {
  expect((await planUpgrade(schema, { version: 7, steps: last + 3 }, rows)).isNeeded).toBe(false)
})

test('upgrade plan: an empty database gets its tables', async () => {
  const { isNeeded, lines } = await planUpgrade(schema, { version: 0 }, rows)
  expect([isNeeded, lines]).toEqual([true, ['The database is empty: the tables are created.']])
})

test('upgrade plan: names each step, its locks, and who keeps working', async () => {
  const { lines } = await planUpgrade(schema, { version: 7, steps: null }, rows)
  expect(lines[1]).toBe('  8. steps and oldest program')
  expect(lines[2]).toBe('     schema_version: locked for an instant, whatever its size.')
  expect(lines.at(-1)).toBe('Services of the version before, back to 0.2.0, keep working beside this one.')
})

test('upgrade plan: says how long rows are locked, and that earlier services must stop', async () => {
  const { lines } = await planUpgrade(schema, { version: 6, steps: null }, rows)
  expect(lines).toContain('     orders: locked while its rows are written: 1000000 rows, about 50 s.')
  expect(lines.at(-1)).toMatch(/^Stop the services of the version before first/)
})

test('upgrade plan: tables that this program cannot work with are refused', async () => {
  await expect(planUpgrade(schema, { version: last + 1, steps: last + 1 }, rows)).rejects.toThrow(
    SchemaTooNew,
  )
})
