// The measured servers, each its own process on the server core.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CannedAnswer } from './baseline.ts'
import type { Target } from './load.ts'
import { type Cores, pinned } from './processes.ts'

export interface Server extends Target {
  pid: number
  stop(): Promise<void>
}

export interface Baseline extends Server {
  /** The answer from now on. */
  answerWith(answer: CannedAnswer): Promise<void>
}

export interface Service extends Server {
  /** Profiles every thread while an action runs, into files with this label. Needs `profileInto`. */
  profiled<T>(label: string, action: () => Promise<T>): Promise<T>
}

const fileBeside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export async function startBaseline(core: number | undefined): Promise<Baseline> {
  const child = start(core, [fileBeside('./baseline.ts')], {})
  const [port] = (await once(child, 'message')) as [number]
  return {
    ...serverOf(child, port),
    answerWith: async (answer) => {
      child.send(answer)
      await once(child, 'message')
    },
  }
}

/** Bare `node:http` that stores rows (storer.ts), measured like the service. */
export async function startStorer(
  core: number | undefined,
  settings: Record<string, string>,
): Promise<Service> {
  const child = start(core, [fileBeside('./storer.ts')], settings)
  const [port] = (await once(child, 'message')) as [number]
  return { ...serverOf(child, port), profiled: (_label, action) => action() }
}

/**
 * The service as users run it: the command line with its default settings and those given, on a free port. Its
 * log is written to the null device.
 */
export async function startService(
  { cores, profileInto }: { cores: Cores | undefined; profileInto: string | undefined },
  settings: Record<string, string>,
  core: number | number[] | undefined = cores?.server,
): Promise<Service> {
  const hook = profileInto ? ['--import', new URL('./profiler.ts', import.meta.url).href] : []
  const env = { PORT: '0', DEMO: 'false', ...settings, ...(profileInto ? { PROFILE_DIR: profileInto } : {}) }
  const child = start(core, [...hook, ...commandWords('serve')], env)
  return {
    ...serverOf(child, await portOf(child)),
    profiled: async (label, action) => {
      if (!profileInto) return action()
      child.send({ start: label })
      await once(child, 'message')
      const result = await action()
      child.send('stop')
      await once(child, 'message')
      return result
    },
  }
}

const { config } = JSON.parse(readFileSync(fileBeside('../package.json'), 'utf8'))

/** Starts a command of the command line, with its default settings and those given. */
export const startCommand = (settings: Record<string, string>, ...words: string[]): ChildProcess =>
  start(undefined, commandWords(...words), settings)

/** What bin/buildorder.mjs starts, without the program itself. Started directly: it would lose the channel to this process. */
function commandWords(...words: string[]): string[] {
  return [...config.nodeFlags.split(' '), fileBeside('../src/app/main.ts'), ...words]
}

function start(
  core: number | number[] | undefined,
  words: string[],
  env: Record<string, string>,
): ChildProcess {
  const [command = '', ...args] = pinned(core, [process.execPath, ...words])
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: fileBeside(`../${config.compileCache}`), ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // Servers do not outlive the bench, however it ends.
  const kill = () => child.kill()
  process.on('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

const serverOf = (child: ChildProcess, port: number): Server => ({
  host: '127.0.0.1',
  port,
  pid: child.pid as number,
  stop: async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  },
})

/** The service prints its address on standard error. */
function portOf(child: ChildProcess): Promise<number> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk
      const port = /serves at http:\/\/[^\s/]+:(\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`The service ended (${code}): ${said}`)))
  })
}
