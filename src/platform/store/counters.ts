// Numbers that belong to the whole database, by name.
import { allIn, listStatement } from './in-list.ts'
import { integer, text } from './row.ts'
import { writeStatement } from './statement.ts'
import { type Reader, type Write, write } from './store.ts'

const select = listStatement({
  name: 'counter.values',
  columns: { name: text, value: integer },
  sql: (names) => `SELECT name, value FROM counter WHERE name IN ${names}`,
})

const upsert = writeStatement({
  name: 'counter.save',
  sql: 'INSERT INTO counter (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
})

const upsertGreater = writeStatement({
  name: 'counter.raise',
  sql: `INSERT INTO counter (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE
    SET value = CASE WHEN counter.value > excluded.value THEN counter.value ELSE excluded.value END`,
})

const advance = writeStatement({
  name: 'counter.advance',
  isRaced: true,
  sql: 'UPDATE counter SET value = $3 WHERE name = $1 AND value = $2',
})

/** All as of the same moment. Those that were never saved are undefined. */
export async function loadCounters(store: Reader, names: string[]): Promise<(number | undefined)[]> {
  const rows = await allIn(store, select, names)
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  return names.map((name) => values.get(name))
}

export const saveCounter = (name: string, value: number): Write => write(upsert, [name, value])

/** Keeps a greater value. */
export const raiseCounter = (name: string, value: number): Write => write(upsertGreater, [name, value])

/** Changes no row if another process has changed the counter meanwhile. */
export const advanceCounter = (name: string, from: number, to: number): Write =>
  write(advance, [name, from, to])
