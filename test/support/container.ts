// Builds the container image with buildah and runs it as a container runtime does: the image's own command, user and
// environment, as process 1, on a read-only root with a volume. Needs root, and no daemon.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Outcome, pause } from './processes.ts'
import { findProgram } from './program.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
/** Kept between test runs: making the base image takes longer than everything else. */
const storage = join(tmpdir(), 'buildorder-buildah')
const tests = 'the tests of the container image'

/** Whether images can be built here; installs what is missing if that is possible. */
export function canBuildImages(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error(`\n!!! Not root on Linux: ${tests} are SKIPPED.\n`)
    return false
  }
  return ['buildah', 'debootstrap'].every((name) =>
    findProgram({
      title: name,
      names: [name],
      paths: [`/usr/sbin/${name}`],
      variable: name.toUpperCase(),
      packages: name,
      tests,
    }),
  )
}

function run(program: string, words: string[], stderr: 'pipe' | 'inherit' = 'pipe'): string {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  return execFileSync(program, words, {
    cwd: projectRoot,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', stderr],
    maxBuffer: 64 << 20,
  }).trim()
}

const buildah = (...words: string[]) =>
  run('buildah', ['--root', join(storage, 'storage'), '--runroot', join(storage, 'run'), ...words])

const npmConfig = (name: string) => run('npm', ['config', 'get', name])

/**
 * Stands in for the official image of Node, which cannot be fetched everywhere: Debian with the Node and npm that run this
 * test, and npm's registry and certificates of this machine. npm does not ask for packages that it has.
 */
function baseImage(): string {
  const name = `localhost/buildorder-test-base:node-${process.versions.node}-npm-${run('npm', ['--version'])}`
  if (buildah('images', '--quiet', '--filter', `reference=${name}`) !== '') return name
  console.log('Making the base image of the container tests (once per version of Node) …')
  const container = buildah('from', 'scratch')
  try {
    const root = buildah('mount', container)
    run('debootstrap', ['--variant=minbase', '--include=libatomic1', 'stable', root], 'inherit')
    for (const folder of ['doc', 'man', 'locale', 'info']) {
      rmSync(join(root, 'usr/share', folder), { recursive: true, force: true })
    }
    for (const folder of ['cache/apt', 'lib/apt/lists'])
      rmSync(join(root, 'var', folder), { recursive: true })
    const local = join(root, 'usr/local')
    cpSync(process.execPath, join(local, 'bin/node'), { dereference: true })
    cpSync(join(run('npm', ['root', '--global']), 'npm'), join(local, 'lib/node_modules/npm'), {
      recursive: true,
    })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
    const [registry, certificates] = [npmConfig('registry'), npmConfig('cafile')]
    mkdirSync(join(local, 'etc'), { recursive: true })
    writeFileSync(join(local, 'etc/npmrc'), `registry=${registry}\nprefer-offline=true\n`)
    if (certificates !== 'null') {
      mkdirSync(join(root, dirname(certificates)), { recursive: true })
      cpSync(certificates, join(root, certificates), { dereference: true })
      writeFileSync(join(local, 'etc/npmrc'), `cafile=${certificates}\n`, { flag: 'a' })
    }
    buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container)
    buildah('commit', '--quiet', container, name)
  } finally {
    buildah('rm', container)
  }
  return name
}

export interface Image {
  /** Its settings, as `docker inspect` shows them. */
  config: {
    User: string
    Env: string[]
    Entrypoint: string[]
    Cmd: string[]
    WorkingDir: string
    ExposedPorts: object
    Volumes: Record<string, object>
    Healthcheck: { Test: string[] }
  }
  /** The folder with its files. */
  root: string
  bytesOf: (folder: string) => number
  remove: () => void
}

export function buildImage(): Image {
  const base = baseImage()
  const name = `localhost/buildorder-test:${process.pid}`
  buildah(
    ...['build', '--quiet', '--format', 'docker', '--file', 'Containerfile', '--tag', name],
    // Packages that were downloaded before are not downloaded again.
    ...['--build-arg', `BASE_IMAGE=${base}`, '--volume', `${npmConfig('cache')}:/root/.npm`, '.'],
  )
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', name))
  const container = buildah('from', name)
  const root = buildah('mount', container)
  return {
    config: Docker.config,
    root,
    bytesOf: (folder) => Number.parseInt(run('du', ['-sb', join(root, folder)]), 10),
    remove: () => {
      buildah('rm', container)
      buildah('rmi', name)
    },
  }
}

export interface Container {
  output: () => string
  exited: Promise<Outcome>
  /** Runs a command in the running container, with its user and environment; its exit code. */
  exec: (command: string[]) => Promise<Outcome>
  /** Signals process 1. */
  signal: (name: NodeJS.Signals) => void
  kill: () => Promise<void>
}

export interface ContainerOptions {
  image: Image
  /** The folder of the volume. */
  volume: string
  env?: Record<string, string>
  command?: string[]
}

/** A read-only root with the volume, /tmp, /proc and /dev; the last command replaces the shell, which is process 1. */
const enter = `set -e
mount --bind "$ROOT" "$ROOT"
mount -o remount,bind,ro "$ROOT"
mount --bind "$VOLUME" "$ROOT$PLACE"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t proc proc "$ROOT/proc"
mount --bind /dev "$ROOT/dev"
exec chroot --userspec="$OWNER" "$ROOT" env -i -C "$FOLDER" "$@"`

export function startContainer({
  image,
  volume,
  env = {},
  command = image.config.Cmd,
}: ContainerOptions): Container {
  const { config, root } = image
  const variables = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  const [place = ''] = Object.keys(config.Volumes)
  const [user, group] = config.User.split(':').map(Number) as [number, number]
  chownSync(volume, user, group)
  const words = [...variables, ...config.Entrypoint, ...command]
  const child = spawn('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', enter, 'sh', ...words], {
    env: {
      PATH: process.env.PATH,
      ROOT: root,
      VOLUME: volume,
      PLACE: place,
      OWNER: config.User,
      FOLDER: config.WorkingDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = outcomeOf(child)
  const signal = (name: NodeJS.Signals) => process.kill(childOf(child.pid), name)
  const end = () => {
    try {
      signal('SIGKILL')
    } catch {} // it has ended already
  }
  // It does not outlive a failed test run.
  process.once('exit', end)
  return {
    output: () => output,
    exited,
    exec: (inside) =>
      outcomeOf(
        spawn(
          'nsenter',
          [
            ...['--target', String(childOf(child.pid)), '--mount', '--pid', '--root'],
            ...['--setuid', String(user), '--setgid', String(group), 'env', '-i', ...variables, ...inside],
          ],
          { env: { PATH: process.env.PATH }, stdio: ['ignore', 'ignore', 'ignore'] },
        ),
      ),
    signal,
    kill: async () => {
      end()
      await exited
    },
  }
}

/** The only child of a process: of `unshare`, process 1 of the container. */
function childOf(pid: number | undefined): number {
  const child = Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
  // A signal to process 0 would reach the whole test run.
  if (!(child > 0)) throw new Error('The container has no process.')
  return child
}

const outcomeOf = (child: ReturnType<typeof spawn>) =>
  new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })

/** Waits until the address answers 200; the time it took. */
export async function untilAnswers(url: string, container: Container): Promise<number> {
  const start = performance.now()
  let hasExited = false
  void container.exited.finally(() => {
    hasExited = true
  })
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return performance.now() - start
    if (hasExited) throw new Error(`The container has ended:\n${container.output()}`)
    if (performance.now() - start > 60_000)
      throw new Error(`${url} answers ${status}:\n${container.output()}`)
    await pause(10)
  }
}
