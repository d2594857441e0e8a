// A PgBouncer in front of a PostgreSQL server, on a free port of loopback. Its settings are the defaults, except for the
// pool mode and what makes it reachable.
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, owner, untilReachable } from './postgres.ts'
import { findProgram } from './program.ts'

/** The path of a PgBouncer; null, with a warning, if there is none. */
export const findPgBouncer = () =>
  findProgram({
    title: 'PgBouncer',
    names: ['pgbouncer'],
    paths: ['/usr/sbin/pgbouncer'],
    variable: 'PGBOUNCER',
    packages: 'pgbouncer',
    tests: 'the tests of connection poolers',
  })

export interface PgBouncer {
  /** The same database, reached through PgBouncer. */
  through: (databaseUrl: string) => string
  /** Uses another server from now on; its clients stay connected. */
  point: (server: string) => void
  /** Ends it at once, and starts it again on the same port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export interface PgBouncerOptions {
  program: string
  /** An address of the server behind it. */
  server: string
  /** Lines of its section `pgbouncer`. */
  settings?: Record<string, string | number>
}

export async function startPgBouncer({ program, server, settings }: PgBouncerOptions): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-pgbouncer-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const { username, password } = new URL(server)
  const port = await freePort()
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    max_client_conn: 1000,
    ...settings,
  }
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  const configure = (target: string) => {
    const { hostname, port: serverPort } = new URL(target)
    writeFileSync(
      file,
      [
        '[databases]',
        `* = host=${hostname} port=${serverPort || 5432}`,
        '[pgbouncer]',
        ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
        '',
      ].join('\n'),
    )
  }
  configure(server)
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = String(port)
    return url.href
  }

  let child: ChildProcess
  // It does not outlive a failed test run.
  process.once('exit', () => child?.kill('SIGKILL'))
  async function start(): Promise<void> {
    let output = ''
    child = spawn(program, [file], { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    await untilReachable(
      through(server),
      () => child.exitCode !== null && `PgBouncer did not start: ${output}`,
    )
  }
  const end = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  await start()
  return {
    through,
    point: (target) => {
      configure(target)
      child.kill('SIGHUP')
    },
    restart: async () => {
      await end()
      await start()
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
