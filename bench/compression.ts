// `node bench/compression.ts`: what an installed PostgreSQL needs to store and read the texts of drafts, by its method of
// compression. The methods take turns within one run.
import { randomUUIDv7 } from 'node:crypto'
import { findInstalledPostgres, onPostgres, startPostgres } from '../test/support/postgres.ts'
import { databaseMaker } from './databases.ts'
import { median } from './median.ts'
import { createDrafts } from './prepare.ts'
import { cpuMicroseconds } from './processes.ts'
import { startService } from './servers.ts'
import { seedWorld } from './world.ts'

const rounds = 7
const rowsPerRound = 8_000
const rowsPerInsert = 32
/** What each method says of the column with the text. */
const methods = {
  pglz: 'SET COMPRESSION pglz',
  lz4: 'SET COMPRESSION lz4',
  none: 'SET STORAGE EXTERNAL',
}

const programs = findInstalledPostgres()
if (!programs) process.exit(1)
const server = await startPostgres({ programs })
const database = await databaseMaker('', server).postgres('drafts')
await seedWorld(database)
const service = await startService({ cores: undefined, profileInto: undefined }, database)
await createDrafts(service, rowsPerRound)
await service.stop()

await onPostgres(database.DATABASE_URL as string, async (client) => {
  const texts = (await client.query('SELECT body FROM draft')).rows.map(({ body }) => body as string)
  const [backend] = (await client.query('SELECT pg_backend_pid() AS pid')).rows
  const cpu = () => cpuMicroseconds(backend.pid)
  const rows = Array.from({ length: rowsPerInsert }, (_, row) => `($${2 * row + 1}, $${2 * row + 2})`).join()

  async function insert(table: string): Promise<void> {
    for (let start = 0; start < texts.length; start += rowsPerInsert) {
      const values = texts.slice(start, start + rowsPerInsert).flatMap((text) => [randomUUIDv7(), text])
      if (values.length < 2 * rowsPerInsert) return
      await client.query({ name: table, text: `INSERT INTO ${table} VALUES ${rows}`, values })
    }
  }

  const spent = new Map<string, number[]>()
  for (const [method, setting] of Object.entries(methods)) {
    await client.query(`CREATE TABLE ${method}_texts (id TEXT PRIMARY KEY, body TEXT)`)
    await client.query(`ALTER TABLE ${method}_texts ALTER body ${setting}`)
    // Otherwise long texts that are not compressed go to a table of their own.
    if (method === 'none') await client.query('ALTER TABLE none_texts SET (toast_tuple_target = 8160)')
    spent.set(method, [])
  }
  for (let round = -1; round < rounds; round++) {
    for (const [method, figures] of spent) {
      const before = cpu()
      await insert(`${method}_texts`)
      if (round >= 0) figures.push((cpu() - before) / texts.length)
    }
  }
  console.log(
    `${texts.length} drafts of ${texts[0]?.length} characters, in inserts of ${rowsPerInsert} rows:`,
  )
  for (const [method, figures] of spent) {
    const [size] = (
      await client.query(
        `SELECT pg_total_relation_size('${method}_texts') / count(*) AS bytes FROM ${method}_texts`,
      )
    ).rows
    const range = `${Math.min(...figures).toFixed(1)}–${Math.max(...figures).toFixed(1)}`
    console.log(
      `${method.padEnd(5)} ${median(figures).toFixed(1)} µs (${range}) of the server's processor time and ${size.bytes} bytes each`,
    )
  }
})
await server.stop()
