// A primary and a standby with synchronous replication: a commit is answered once the standby has it on disk.
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOn } from './databases.ts'
import { createCluster, endServer, freePort, owner, startServer, temporaryFolder } from './postgres.ts'

export interface Replication {
  primaryUrl: (database: string) => string
  standbyUrl: (database: string) => string
  /** The standbys that a commit waits for: `*` is the one there is, another name none. */
  waitFor: (standby: string) => Promise<void>
  promoteStandby: () => Promise<void>
  /** Ends the primary without warning. */
  killPrimary: () => Promise<void>
  stop: () => Promise<void>
}

export async function startReplication(): Promise<Replication> {
  const folder = temporaryFolder()
  const data = createCluster(folder)
  const copy = join(folder, 'standby')
  // The server has never run, so a copy of its files is a base backup.
  execFileSync('cp', ['-Rp', data, copy], { ...owner, cwd: folder })
  const primary = await startServer({ folder, data, port: await freePort() })
  const conninfo = `host=127.0.0.1 port=${new URL(primary.url('x')).port} user=postgres`
  writeFileSync(join(copy, 'standby.signal'), '')
  const standby = await startServer({
    folder,
    data: copy,
    port: await freePort(),
    settings: { primary_conninfo: conninfo },
  })
  const waitFor = async (name: string) => {
    await runOn(primary.url('postgres'), `ALTER SYSTEM SET synchronous_standby_names = '${name}'`)
    await runOn(primary.url('postgres'), 'SELECT pg_reload_conf()')
  }
  await waitFor('*')
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    waitFor,
    promoteStandby: () => runOn(standby.url('postgres'), 'SELECT pg_promote(true)'),
    killPrimary: () => endServer(primary.child, 'SIGKILL'),
    stop: async () => {
      await endServer(primary.child, 'SIGINT')
      await endServer(standby.child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
