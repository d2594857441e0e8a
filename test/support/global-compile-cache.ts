// Starts the service once and stops it in order, so that Node writes its compile cache. Most tests kill their services, and each
// would compile the whole program again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { compileCache, mainWords, projectRoot } from './main-program.ts'

let filled: Promise<void> | undefined

/** Once, however many groups of tests ask for it. */
export default function setup(): Promise<void> {
  filled ??= fill()
  return filled
}

async function fill(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-compile-'))
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...mainWords, 'serve'], {
    cwd: projectRoot,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, PORT: '0', DATA_DIR: folder, DEMO: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  const url = await Promise.race([greeting(child.stderr), exited.then(() => undefined)])
  // An answer, because the greeting comes before it handles signals. Without a cache the tests are slower, and no less true.
  if (url) await fetch(`${url}/readyz`).catch(() => {})
  child.kill('SIGTERM')
  await exited
  rmSync(folder, { recursive: true, force: true })
}

/** The address that the service greets with when it is ready. */
function greeting(stderr: Readable): Promise<string> {
  let output = ''
  return new Promise((resolve) => {
    stderr.on('data', (chunk) => {
      output += chunk
      const [, url] = /serves at (\S+)\n/.exec(output) ?? []
      if (url) resolve(url)
    })
  })
}
