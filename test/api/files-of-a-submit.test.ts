// How much of the service one submit runs, counted by V8. Not in it: the thread that writes to an embedded database.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDatabase, engines } from '../support/databases.ts'

/** A successor should read less, not more: lower them when you can. */
const maxFiles = { sqlite: 38, postgres: 39 }

/** Deliveries and emails go out after the reply, and timers watch the schema meanwhile. */
const isAfterReply = (file: string) =>
  /^src\/(webhooks\/|mail\/|platform\/(jobs\/|background)|events\/sequence|app\/compose\/background)/.test(
    file,
  ) || /^src\/platform\/store\/(schema-watch|postgres\/migrate)/.test(file)

const program = fileURLToPath(new URL('../support/files-of-a-submit.ts', import.meta.url))

test.each(engines)('submit on %s: runs functions of few files', async (engine) => {
  const database = await createDatabase(engine)
  try {
    const env = { ...process.env, ...database.env }
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env })
    const files = (JSON.parse(stdout) as string[]).filter((file) => !isAfterReply(file))
    expect(files).toContain('src/checkout/submit/submit.ts')
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(maxFiles[engine])
  } finally {
    await database.drop()
  }
})
