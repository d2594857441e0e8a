// Bundles the program for the tests of a run, and fills Node's compile cache for it: hundreds of tests start it.
//
// perf: a service starts with 1.0 instead of 2.0 s of processor time, a command with 0.14 instead of 0.73 s.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { build, type Rolldown } from 'vite'
import { compileCache, mainWords, projectRoot } from './main-program.ts'

/** The command line, and the threads of the service, which are found beside it. */
const entries = {
  main: 'src/app/main.ts',
  writer: 'src/platform/store/sqlite/writer.ts',
  thread: 'src/configurator/advisor/thread.ts',
}

let prepared: Promise<void> | undefined

/** Once, however many groups of tests ask for it. */
export default function setup(): Promise<void> {
  prepared ??= prepare()
  return prepared
}

async function prepare(): Promise<void> {
  process.env.TESTED_PROGRAM = join(store(await bundle()), 'main.js')
  await fillCompileCache()
}

async function bundle(): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: entries,
        // A test lists which of its modules a service loads.
        external: /^@opentelemetry\//,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

/** In a folder named by its content: runs at the same time, and runs without a change, share it. */
function store(chunks: Rolldown.OutputChunk[]): string {
  const hash = createHash('sha256')
  for (const { fileName, code } of chunks) hash.update(`${fileName}\0${code}\0`)
  const folder = join(projectRoot, 'dist/tested', hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const made = `${folder}.${process.pid}`
  mkdirSync(made, { recursive: true })
  for (const { fileName, code } of chunks) writeFileSync(join(made, fileName), code)
  renameSync(made, folder)
  return folder
}

/** Node writes its cache when a process ends in order. Most tests kill their services, and each would compile again. */
async function fillCompileCache(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-compile-'))
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...mainWords(), 'serve'], {
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
