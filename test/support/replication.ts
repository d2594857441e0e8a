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
  /** While it is paused, the standby receives commits, but queries do not see them. */
  pauseReplay: () => Promise<void>
  resumeReplay: () => Promise<void>
  /** Ends the standby without warning. */
  killStandby: () => Promise<void>
  startStandby: () => Promise<void>
  /** Ends the primary without warning. */
  killPrimary: () => Promise<void>
  /** As it was: after a failover it is a second server that accepts writes. */
  startPrimary: () => Promise<void>
  stop: () => Promise<void>
}

/** The settings are those of the standby. */
export async function startReplication(settings: Record<string, string> = {}): Promise<Replication> {
  const folder = temporaryFolder()
  const data = createCluster(folder)
  const copy = join(folder, 'standby')
  // The server has never run, so a copy of its files is a base backup.
  execFileSync('cp', ['-Rp', data, copy], { ...owner, cwd: folder })
  const primaryPort = await freePort()
  const startFirst = () => startServer({ folder, data, port: primaryPort })
  let primary = await startFirst()
  const conninfo = `host=127.0.0.1 port=${primaryPort} user=postgres`
  writeFileSync(join(copy, 'standby.signal'), '')
  const standbyPort = await freePort()
  const startCopy = () =>
    startServer({
      folder,
      data: copy,
      port: standbyPort,
      settings: { primary_conninfo: conninfo, ...settings },
    })
  let standby = await startCopy()
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
    pauseReplay: () => runOn(standby.url('postgres'), 'SELECT pg_wal_replay_pause()'),
    resumeReplay: () => runOn(standby.url('postgres'), 'SELECT pg_wal_replay_resume()'),
    killStandby: () => endServer(standby.child, 'SIGKILL'),
    startStandby: async () => {
      standby = await startCopy()
    },
    killPrimary: () => endServer(primary.child, 'SIGKILL'),
    startPrimary: async () => {
      primary = await startFirst()
    },
    stop: async () => {
      await endServer(primary.child, 'SIGINT')
      await endServer(standby.child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
