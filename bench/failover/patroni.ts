// A cluster of three PostgreSQL servers with synchronous replication, managed by Patroni and etcd, on loopback.
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, owner } from '../../test/support/postgres.ts'
import { eventually } from '../../test/support/processes.ts'
import { findProgram, type Program } from '../../test/support/program.ts'

const tests = 'failover tests'
const programs: Program[] = [
  {
    title: 'Patroni',
    names: ['patroni'],
    paths: [],
    variable: 'PATRONI',
    packages: 'patroni python3-etcd',
    tests,
  },
  { title: 'etcd', names: ['etcd'], paths: [], variable: 'ETCD', packages: 'etcd-server', tests },
  {
    title: 'PostgreSQL',
    // Not on the search path: Patroni needs the folder with all programs of the server.
    names: [],
    paths: ['/usr/lib/postgresql/15/bin/initdb'],
    variable: 'INITDB',
    packages: 'postgresql-15',
    tests,
  },
]

interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
}

export interface Cluster {
  /** The address with all servers. */
  url: string
  /** Waits for a primary and a synchronous standby. */
  untilReplicated: () => Promise<void>
  /** Makes the synchronous standby the primary, as planned maintenance does. */
  switchOver: () => Promise<void>
  /** Ends all processes of the primary's server with SIGKILL. */
  killPrimary: () => Promise<void>
  stop: () => Promise<void>
}

interface Node {
  name: string
  data: string
  port: number
  api: number
}

export async function startCluster(): Promise<Cluster> {
  const [patroni, etcd, initdb] = programs.map(findProgram)
  if (!patroni || !etcd || !initdb) throw new Error('Patroni, etcd and PostgreSQL are needed.')
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-failover-'))
  const own = (path: string) => {
    if (owner) chownSync(path, owner.uid, owner.gid)
    return path
  }
  own(folder)
  const children: ChildProcess[] = []
  const nodes: Node[] = []
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    for (const node of nodes) killServer(node)
  })
  const start = (program: string, args: string[], name: string) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const env = { ...process.env, HOME: folder }
    children.push(spawn(program, args, { ...owner, env, cwd: folder, stdio: ['ignore', log, log] }))
  }

  const [client, peer] = [await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  start(
    etcd,
    [
      ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
      ...['--initial-cluster', `one=${at(peer)}`],
    ],
    'etcd',
  )
  for (const name of ['a', 'b', 'c']) {
    const node = { name, data: join(folder, name), port: await freePort(), api: await freePort() }
    nodes.push(node)
    own(mkdirSync(node.data, { recursive: true, mode: 0o700 }) ?? node.data)
    const file = join(folder, `${name}.json`)
    // JSON is YAML.
    const bin = dirname(initdb)
    writeFileSync(file, JSON.stringify(configuration(node, { bin, etcd: `127.0.0.1:${client}` })))
    start(patroni, [file], name)
  }

  const members = async (): Promise<Member[]> => {
    for (const { api } of nodes) {
      const response = await fetch(`${at(api)}/cluster`).catch(() => undefined)
      if (response?.ok) return ((await response.json()) as { members: Member[] }).members
    }
    return []
  }
  const nodeOf = async (role: Member['role']) => {
    const name = (await members()).find((member) => member.role === role)?.name
    const node = nodes.find((each) => each.name === name)
    if (!node) throw new Error(`The cluster has no ${role}.`)
    return node
  }
  return {
    url: `postgres://postgres@${nodes.map(({ port }) => `127.0.0.1:${port}`).join()}/postgres?target_session_attrs=read-write`,
    untilReplicated: async () => {
      const isReplicated = (all: Member[]) =>
        (['leader', 'sync_standby'] as const).every((role) =>
          all.some((member) => member.role === role && ['running', 'streaming'].includes(member.state)),
        )
      const last = await eventually(members, isReplicated, 120_000)
      if (!isReplicated(last)) throw new Error(`The cluster has no standby: ${JSON.stringify(last)}`)
    },
    switchOver: async () => {
      const [leader, candidate] = [await nodeOf('leader'), await nodeOf('sync_standby')]
      const response = await fetch(`${at(leader.api)}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`switchover: ${response.status} ${text}`)
    },
    killPrimary: async () => {
      killServer(await nodeOf('leader'))
    },
    stop: async () => {
      // Patroni stops its server first, and needs etcd for that.
      const [first, ...managers] = children
      await Promise.all(managers.map((child) => end(child)))
      if (first) await end(first)
      for (const node of nodes) killServer(node)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends a process properly, or with SIGKILL after a time limit. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}

/** Ends all processes of a server, if it runs. */
function killServer({ data }: Node): void {
  const file = join(data, 'data', 'postmaster.pid')
  if (!existsSync(file)) return
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  const children = childrenOf(postmaster)
  for (const pid of [postmaster, ...children]) kill(pid)
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function configuration({ name, data, port, api }: Node, { bin, etcd }: { bin: string; etcd: string }) {
  const server = `127.0.0.1:${port}`
  return {
    scope: 'shop',
    name,
    etcd3: { host: etcd },
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni accepts.
        ...{ ttl: 20, loop_wait: 1, retry_timeout: 3 },
        synchronous_mode: true,
        // A crashed primary is replaced instead of restarted.
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '512MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums', 'no-sync'],
    },
    postgresql: {
      ...{ listen: server, connect_address: server, data_dir: join(data, 'data'), bin_dir: bin },
      pgpass: join(data, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
        rewind: { username: 'rewind', password: 'rewind' },
      },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      parameters: { unix_socket_directories: data, shared_buffers: '64MB' },
    },
    log: { level: 'WARNING' },
  }
}
