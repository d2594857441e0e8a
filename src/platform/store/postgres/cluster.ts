// Which of the servers in an address is used. Of several, it is the one that accepts writes, and never one whose data are older
// than those that this process has used: a former primary that came back accepts writes, too.
import { StoreUnavailable } from '../store.ts'
import { endConnection, type Limits, type Opened, openAt, type Server, settingOf } from './connect.ts'
import { noReplica, readOnly } from './errors.ts'
import { type Hosts, hostsOf, mustBeWritable } from './hosts.ts'
import {
  differs,
  identityQuestions,
  isRefusedFunction,
  merged,
  refusalOf,
  type ServerIdentity,
  WrongServer,
} from './identity.ts'
import type { ServerFacts } from './session.ts'

interface Memory {
  /** Tried first the next time. */
  nextUrl?: string
  /** Of the last connection. */
  usedUrl?: string
  identity?: ServerIdentity
  /** How many connections are open. */
  open: number
  /** The place in `identityQuestions` of the one that servers answer. */
  question: number
}

const memories = new WeakMap<Server, Memory>()

function memoryOf(server: Server): Memory {
  const memory = memories.get(server) ?? { open: 0, question: 0 }
  memories.set(server, memory)
  return memory
}

interface Answer {
  url: string
  opened?: Opened
  failure?: StoreUnavailable | undefined
}

/**
 * Opens a connection and sets up its session. Throws `StoreUnavailable` with the cause. While no connection is open, it asks all
 * hosts and takes the one with the newest timeline: this process may have missed a failover. Otherwise it asks one after the other.
 */
export async function openConnection(server: Server, limits: Limits): Promise<Opened> {
  const memory = memoryOf(server)
  const hosts = hostsOf(server.url)
  const { nextUrl } = memory
  const urls = nextUrl ? [nextUrl, ...hosts.urls.filter((url) => url !== nextUrl)] : hosts.urls
  const each = { ...limits, connect: limits.connect / urls.length }
  const rounds = memory.open === 0 && !server.isReplica ? [urls] : urls.map((url) => [url])
  const failed: Answer[] = []
  for (const round of rounds) {
    const answers = await Promise.all(round.map((url) => ask(url, server, each)))
    for (const answer of answers) {
      const { opened } = answer
      if (opened) answer.failure = failureOf(opened.facts, hosts, server)
    }
    refuseDifferentClusters(answers)
    const [best] = answers.filter(({ failure }) => !failure).sort(newestFirst)
    for (const { opened } of answers) if (opened && opened !== best?.opened) void endConnection(opened.client)
    failed.push(...answers.filter(({ failure }) => failure))
    if (best?.opened) return admit(best.url, best.opened, server)
  }
  throw noServer(failed, server)
}

async function ask(url: string, server: Server, limits: Limits): Promise<Answer> {
  const memory = memoryOf(server)
  for (;;) {
    const asked = memory.question
    const { columns } = identityQuestions[asked] as (typeof identityQuestions)[number]
    try {
      return { url, opened: await openAt(url, server, limits, columns) }
    } catch (failure) {
      const { cause } = failure as StoreUnavailable
      const next = identityQuestions[asked + 1]
      if (!next || !isRefusedFunction(cause)) return { url, failure: failure as StoreUnavailable }
      // Connections that are opened at the same time learn the same.
      memory.question = Math.max(memory.question, asked + 1)
    }
  }
}

/** Why a server is not suitable, although it can be reached. */
function failureOf(facts: ServerFacts, hosts: Hosts, server: Server): StoreUnavailable | undefined {
  if (server.isReplica) return facts.isReadOnly ? undefined : new StoreUnavailable(noReplica)
  if (mustBeWritable(hosts) && facts.isReadOnly) return new StoreUnavailable(readOnly)
  const refusal = refusalOf(facts, memoryOf(server).identity)
  return refusal === undefined ? undefined : new WrongServer(refusal)
}

/** Before one of them was used, nothing says which of two clusters has the data. */
function refuseDifferentClusters(answers: Answer[]): void {
  const usable = answers.filter(({ failure }) => !failure)
  const identifiers = usable.map(({ opened }) => opened?.facts.systemIdentifier ?? null)
  if (!identifiers.some((identifier) => differs(identifier, identifiers[0] ?? null))) return
  for (const [place, answer] of usable.entries())
    answer.failure = new WrongServer(
      `The hosts belong to different clusters; the system identifier of this one is ${identifiers[place]}. Name the servers of one cluster only.`,
    )
}

const newestFirst = (a: Answer, b: Answer) =>
  (b.opened?.facts.timeline ?? 0) - (a.opened?.facts.timeline ?? 0)

function admit(url: string, opened: Opened, server: Server): Opened {
  const memory = memoryOf(server)
  const { usedUrl: before } = memory
  if (before && before !== url)
    server.log?.warn(
      { from: hostOf(before), to: hostOf(url), timeline: opened.facts.timeline },
      'the database is on another host now',
    )
  learn(opened.facts, server)
  memory.nextUrl = url
  memory.usedUrl = url
  memory.open++
  opened.client.once('end', () => {
    memory.open--
  })
  return opened
}

/** Remembers who the server is, and logs what is new. */
function learn(said: ServerIdentity, server: Server): void {
  const memory = memoryOf(server)
  const before = memory.identity
  const { unrecognised } = identityQuestions[memory.question] as (typeof identityQuestions)[number]
  if (!before && unrecognised && !server.isReplica)
    server.log?.warn(
      `the server does not say who it is: ${unrecognised} cannot be recognised. The role needs EXECUTE on pg_control_system(), pg_walfile_name(pg_lsn) and pg_current_wal_lsn()`,
    )
  memory.identity = merged(said, before)
  if (before?.timeline && said.timeline && said.timeline > before.timeline)
    server.log?.warn({ from: before.timeline, to: said.timeline }, 'the database has a new timeline')
}

/** Asks again on a connection whose server may have been exchanged behind it, as a pooler does. Throws `WrongServer`. */
export async function askAgain({ client }: Opened, server: Server): Promise<void> {
  const { question, identity } = memoryOf(server)
  const { rows } = await client.query<ServerIdentity>(`SELECT ${identityQuestions[question]?.columns}`)
  const said = rows[0] as ServerIdentity
  const refusal = refusalOf(said, identity)
  if (refusal) throw new WrongServer(refusal)
  learn(said, server)
}

/** The next connection tries the host after the last one first. */
export function leaveHost(server: Server): void {
  const memory = memoryOf(server)
  const { urls } = hostsOf(server.url)
  const place = urls.indexOf(memory.nextUrl ?? '')
  memory.nextUrl = urls[(place + 1) % urls.length] as string
}

function noServer(failed: Answer[], server: Server): StoreUnavailable {
  const [first] = failed
  if (first?.failure && failed.length === 1) return first.failure
  const reasons = failed.map(({ url, failure }) => `${hostOf(url)}: ${failure?.message}`)
  const Kind = failed.some(({ failure }) => failure instanceof WrongServer) ? WrongServer : StoreUnavailable
  return new Kind(`No server of ${settingOf(server)} can be used. ${reasons.join('; ')}`)
}

const hostOf = (url: string) => new URL(url).host
