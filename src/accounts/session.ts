// Sessions of browsers. A browser exchanges its credential for a cookie; the database has the hash of the cookie.
import { hash, randomBytes } from 'node:crypto'
import type { Scope } from '../contract/scopes.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { integer, namesOf, orNull, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface Session {
  id: string
  credential: SessionCredential
  createdAt: number
  expiresAt: number
  /** Set if it belongs to a person of this service. */
  person?: SessionPerson | undefined
}

/** Who signed in, as the person is now: a changed role counts with the next request. */
export interface SessionPerson {
  id: string
  email: string
  name: string
  roles: string[]
  accounts: string[]
}

/** A key is looked up for each request, so that revoking it ends the session. A token was checked when it began. */
export type SessionCredential = ({ keyHash: string } | { caller: TokenCaller }) & { idToken: string | null }

interface TokenCaller extends Pick<Caller, 'id' | 'person' | 'client' | 'accounts'> {
  subject?: string
  scopes: Scope[]
  roles?: string[]
  /** Missing for people, and in sessions that an older version began. */
  isMachine?: boolean
}

export const mintSessionCookie = () => randomBytes(32).toString('base64url')
export const sessionIdOf = (cookie: string) => hash('sha256', cookie, 'hex')

export function credentialOf(caller: Caller, idToken: string | null): SessionCredential {
  const { id, person, client, subject, accounts, scopes, roles, keyHash, isMachine } = caller
  if (keyHash !== undefined) return { keyHash, idToken }
  const known = { id, person, client, subject, accounts, scopes: [...scopes], roles: [...roles] }
  return { caller: { ...known, ...(isMachine && { isMachine }) }, idToken }
}

/** A program from before people takes this for the key of nobody, and refuses the session. */
export const credentialOfPerson: SessionCredential = { keyHash: '', idToken: null }

const select = readStatement({
  name: 'session.byId',
  columns: {
    credential: text,
    created_at: integer,
    expires_at: integer,
    seen_at: orNull(integer),
    person: orNull(text),
    email: orNull(text),
    name: orNull(text),
    roles: orNull(text),
    accounts: orNull(text),
  },
  sql: `SELECT credential, session.created_at, expires_at, seen_at, person, email, name, roles, accounts
    FROM session LEFT JOIN people ON people.id = person AND retired_at IS NULL WHERE session.id = $1`,
})

const insert = writeStatement({
  name: 'session.insert',
  sql: `INSERT INTO session (id, credential, created_at, expires_at, person, seen_at)
    VALUES ($1, $2, $3, $4, $5, $6)`,
})

const remove = writeStatement({
  name: 'session.delete',
  sql: 'DELETE FROM session WHERE id = $1',
})

const touch = writeStatement({
  name: 'session.touch',
  sql: 'UPDATE session SET seen_at = $2 WHERE id = $1 AND seen_at < $2',
})

const listColumns = { id: text, created_at: integer, expires_at: integer, seen_at: orNull(integer) }

const selectOfPerson = readStatement({
  name: 'session.ofPerson',
  columns: listColumns,
  sql: `SELECT ${namesOf(listColumns)} FROM session WHERE person = $1 AND expires_at > $2
    ORDER BY created_at DESC, id LIMIT 200`,
})

const removeOne = writeStatement({
  name: 'session.deleteOneOfPerson',
  sql: 'DELETE FROM session WHERE person = $1 AND id = $2',
})

const removeOthers = writeStatement({
  name: 'session.deleteOfPerson',
  sql: 'DELETE FROM session WHERE person = $1 AND id <> $2',
})

/** How often a session notes that it is used, as a share of the time after which an unused one ends. */
const notesPerIdleTime = 20

/** Undefined if there is none, if it has expired or was not used for too long, or if its person is retired. */
export async function findSession(
  store: Store,
  id: string,
  now: number,
  idleMs = Number.POSITIVE_INFINITY,
): Promise<Session | undefined> {
  const row = await first(store, { statement: select, values: [id] })
  if (!row || row.expires_at <= now) return undefined
  const session = {
    id,
    credential: JSON.parse(row.credential),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
  const { person: personId, email, name, roles, accounts } = row
  if (personId === null) return session
  const unusedMs = now - (row.seen_at ?? row.created_at)
  if (email === null || name === null || roles === null || accounts === null || unusedMs >= idleMs)
    return undefined
  // A request must not fail because this cannot be written.
  if (unusedMs > idleMs / notesPerIdleTime)
    await store.batch([write(touch, [id, now], 'any')]).catch(() => {})
  const person = { id: personId, email, name, roles: JSON.parse(roles), accounts: JSON.parse(accounts) }
  return { ...session, person }
}

export const insertSession = ({ id, credential, createdAt, expiresAt, person }: Session): Write =>
  write(insert, [
    id,
    JSON.stringify(credential),
    createdAt,
    expiresAt,
    person?.id ?? null,
    person ? createdAt : null,
  ])

/** Another tab may have ended it already. */
export const deleteSession = (id: string): Write => ({ statement: remove, values: [id], rows: 'any' })

/** The newest ones of a person that have not expired, and were used since then. */
export async function loadSessionsOf(store: Store, person: string, now: number, idleMs: number) {
  const rows = await store.all({ statement: selectOfPerson, values: [person, now] })
  return rows
    .map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      seenAt: row.seen_at ?? row.created_at,
      expiresAt: row.expires_at,
    }))
    .filter(({ seenAt }) => now - seenAt < idleMs)
}

/** Changes no row if the person has no such session. */
export const deleteSessionOf = (person: string, id: string): Write => write(removeOne, [person, id])

/** All of a person, or all but one. */
export const deleteSessionsOf = (person: string, kept = ''): Write =>
  write(removeOthers, [person, kept], 'any')
