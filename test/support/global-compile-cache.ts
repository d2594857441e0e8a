// Starts the service once and stops it in order, so that Node writes its compile cache. Most tests kill their services, and each
// would compile the whole program again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  let output = ''
  let isStopping = false
  // It greets when it is ready. A second signal would stop it at once.
  child.stderr.on('data', (chunk) => {
    output += chunk
    if (isStopping || !output.includes('serves at')) return
    isStopping = true
    child.kill('SIGTERM')
  })
  const [code] = await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error(`The service ended with ${code}:\n${output}`)
}
