// Real processes of the command line: services that can be killed, and commands that run to their end.

import { type ChildProcess, spawn } from 'node:child_process'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { createDatabase, type Engine, type TestDatabase } from './databases.ts'
import { type KeyName, seedFixture } from './fixture.ts'
import { compileCache, mainWords, projectRoot } from './main-program.ts'

/** Generous: a start takes two seconds of processor time, and more on a busy machine. */
const startLimit = 120_000
export type Env = Record<string, string>

export interface Outcome {
  /** Null if a signal ended it. */
  code: number | null
  signal: NodeJS.Signals | null
}

export interface ServiceProcess {
  pid: number
  url: string
  /** Its output so far, both streams. */
  output: () => string
  signal: (name: NodeJS.Signals) => void
  exited: Promise<Outcome>
  hasExited: () => boolean
  /** Kills it and waits until it has ended. */
  kill: () => Promise<void>
}

const running = new Set<ChildProcess>()
// Processes of a failed test do not outlive the test run.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function spawnMain(words: string[], env: Env, wrapper: string[] = []): ChildProcess {
  const [program, ...args] = [...wrapper, process.execPath, ...mainWords(), ...words] as [string, ...string[]]
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(program, args, {
    cwd: projectRoot,
    // Only the variables that a test names: the environment of the test run must not leak in.
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

const outcomeOf = (child: ChildProcess) =>
  new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject)
    // 'close' and not 'exit': by then, all output has been read.
    child.once('close', (code, signal) => resolve({ code, signal }))
  })

/** Starts `serve` on a free port and waits until it is ready. */
export async function startProcess(
  env: Env,
  wrapper: string[] = [],
  flags: string[] = [],
): Promise<ServiceProcess> {
  const child = spawnMain(
    ['serve', ...flags],
    { PORT: '0', DEMO: 'false', LOG_LEVEL: 'warn', ...env },
    wrapper,
  )
  const exited = outcomeOf(child)
  let output = ''
  let hasExited = false
  exited.then(
    () => {
      hasExited = true
    },
    () => {},
  )
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The service did not start in time:\n${output}`))
    }, startLimit)
    const read = (chunk: Buffer) => {
      output += chunk
      // The log line is buffered; the greeting on standard error is immediate. Either is enough.
      const address = /serves at (\S+)|"address":"([^"]+)"/.exec(output)
      if (address) {
        clearTimeout(timer)
        resolve((address[1] ?? address[2]) as string)
      }
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    exited.then(({ code, signal }) => {
      clearTimeout(timer)
      reject(new Error(`The service ended with ${code ?? signal}:\n${output}`))
    }, reject)
  })
  await untilReady(url)
  return {
    pid: child.pid as number,
    url,
    output: () => output,
    signal: (name) => void child.kill(name),
    exited,
    hasExited: () => hasExited,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + startLimit
  for (;;) {
    const status = await fetch(`${url}/readyz`).then(
      async (response) => {
        await response.text()
        return response.status
      },
      () => 0,
    )
    if (status === 200) return
    if (Date.now() > deadline) throw new Error(`${url}/readyz answers ${status}`)
    await pause(20)
  }
}

export interface CommandResult extends Outcome {
  stdout: string
  stderr: string
}

/** Runs one command to its end. After the time limit it is killed, and the result says so. */
export async function runCommand(words: string[], env: Env, limit = 100_000): Promise<CommandResult> {
  const child = spawnMain(words, env)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), limit)
  const outcome = await outcomeOf(child)
  clearTimeout(timer)
  return { ...outcome, stdout, stderr }
}

/** For tests that end a command halfway. */
export function startCommand(words: string[], env: Env) {
  const child = spawnMain(words, env)
  child.stdout?.resume()
  child.stderr?.resume()
  return { exited: outcomeOf(child), kill: () => void child.kill('SIGKILL') }
}

/** Opens the database of a test like the command line does, beside other processes. */
export const openTestStore = (env: Env): Promise<Store> => openStore(readSettings(env))

export async function withTestStore<T>(env: Env, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openTestStore(env)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** A new database with the fixture. */
export async function createSeededDatabase(engine: Engine): Promise<TestDatabase> {
  const database = await createDatabase(engine)
  await withTestStore(database.env, (store) => seedFixture(store, Date.now()))
  return database
}

/** Several services on one PostgreSQL database; one on an embedded one. */
export async function startProcesses(database: TestDatabase, count: number): Promise<ServiceProcess[]> {
  const services = database.env.DATABASE_URL ? count : 1
  return Promise.all(Array.from({ length: services }, () => startProcess(database.env)))
}

export interface Reply {
  status: number
  headers: Headers
  text: string
  /** The code of a problem; undefined for a success. */
  code: string | undefined
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  json?: unknown
  key?: string | undefined
  as?: KeyName | undefined
  bearer?: string | undefined
}

/** Sends one request. Throws if no complete answer arrives. */
export async function send(url: string, call: Call): Promise<Reply> {
  const { method, path, json, key, as = 'shop', bearer = `bo_${as}` } = call
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const text = await response.text()
  const isProblem = response.status >= 400 && text.startsWith('{')
  return {
    status: response.status,
    headers: response.headers,
    text,
    code: isProblem ? JSON.parse(text).code : undefined,
  }
}

export const createCall = (draft: unknown, other: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: '/checkout/v1/create',
  json: draft,
  ...other,
})
export const submitCall = (checkoutId: string, other: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: '/checkout/v1/submit',
  json: { checkoutId, deliveryOptionId: null },
  ...other,
})
export const cancelCall = (orderId: string, other: Partial<Call> = {}): Call => ({
  method: 'PATCH',
  path: `/orders/v1/${orderId}/cancel`,
  ...other,
})

export const orderIdOf = ({ headers }: Reply) => headers.get('location')?.split('/').at(-1) ?? ''

/** Creates a draft and returns its id. */
export async function createDraft(url: string, draft: unknown, other: Partial<Call> = {}): Promise<string> {
  const reply = await send(url, createCall(draft, other))
  if (reply.status !== 201) throw new Error(`create answered ${reply.status}: ${reply.text}`)
  return JSON.parse(reply.text).value
}

/** Creates and submits; returns the id of the order. */
export async function placeOrder(url: string, draft: unknown, other: Partial<Call> = {}): Promise<string> {
  const reply = await send(url, submitCall(await createDraft(url, draft, other), other))
  if (reply.status !== 204) throw new Error(`submit answered ${reply.status}: ${reply.text}`)
  return orderIdOf(reply)
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Repeats a request until a condition holds; returns the last answer when the time is over. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (answer: T) => boolean,
  limit: number,
): Promise<T> {
  const deadline = Date.now() + limit
  for (;;) {
    const answer = await ask()
    if (holds(answer) || Date.now() > deadline) return answer
    await pause(25)
  }
}

/** How often each answer occurred: `{ '204': 1, '422 checkout_already_submitted': 49 }`. */
export function tally(replies: Reply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, code } of replies) {
    const name = code === undefined ? String(status) : `${status} ${code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The number of deadlocks that PostgreSQL resolved in this database; the embedded engine has none. */
export async function deadlocks(store: Store): Promise<number> {
  if (store.engine === 'sqlite') return 0
  const [row] = await store.all<{ deadlocks: number }>({
    statement: adHoc('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'),
  })
  return Number(row?.deadlocks)
}
