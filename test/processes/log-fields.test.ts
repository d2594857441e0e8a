import { expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { createSeededDatabase, eventually, placeOrder, startProcess } from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

test.each(engines)('log on %s: no line has a field twice', async (engine) => {
  const database = await createSeededDatabase(engine)
  const service = await startProcess({ ...database.env, LOG_LEVEL: 'debug' })
  try {
    await placeOrder(service.url, draftOf())
    const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('{'))
    const lines = linesOf(
      await eventually(
        async () => service.output(),
        (text) => text.includes('"serving"') && text.includes('"path":"/checkout'),
        10_000,
      ),
    )
    expect(lines.length).toBeGreaterThan(2)
    // Of two fields with one name, JSON.parse keeps the last.
    expect(lines.map((line) => JSON.stringify(JSON.parse(line)))).toEqual(lines)
  } finally {
    await service.kill()
    await database.drop()
  }
})
