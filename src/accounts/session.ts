// Sessions of browsers. A browser exchanges its credential for a cookie; the database has the hash of the cookie.
import { hash, randomBytes } from 'node:crypto'
import type { Scope } from '../contract/scopes.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write } from '../platform/store/store.ts'

export interface Session {
  id: string
  credential: SessionCredential
  createdAt: number
  expiresAt: number
}

/** A key is looked up for each request, so that revoking it ends the session. A token was checked when it began. */
export type SessionCredential = ({ keyHash: string } | { caller: TokenCaller }) & { idToken: string | null }

interface TokenCaller extends Pick<Caller, 'id' | 'person' | 'client' | 'accounts'> {
  subject?: string
  scopes: Scope[]
  roles?: string[]
}

export const mintSessionCookie = () => randomBytes(32).toString('base64url')
export const sessionIdOf = (cookie: string) => hash('sha256', cookie, 'hex')

export function credentialOf(caller: Caller, idToken: string | null): SessionCredential {
  const { id, person, client, subject, accounts, scopes, roles, keyHash } = caller
  if (keyHash !== undefined) return { keyHash, idToken }
  return {
    caller: { id, person, client, subject, accounts, scopes: [...scopes], roles: [...roles] },
    idToken,
  }
}

const select = readStatement({
  name: 'session.byId',
  columns: { credential: text, created_at: integer, expires_at: integer },
  sql: 'SELECT credential, created_at, expires_at FROM session WHERE id = $1',
})

const insert = writeStatement({
  name: 'session.insert',
  sql: 'INSERT INTO session (id, credential, created_at, expires_at) VALUES ($1, $2, $3, $4)',
})

const remove = writeStatement({
  name: 'session.delete',
  sql: 'DELETE FROM session WHERE id = $1',
})

/** Undefined if there is none, or if it has expired. */
export async function findSession(store: Store, id: string, now: number): Promise<Session | undefined> {
  const row = await first(store, { statement: select, values: [id] })
  if (!row || row.expires_at <= now) return undefined
  return {
    id,
    credential: JSON.parse(row.credential),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

export const insertSession = ({ id, credential, createdAt, expiresAt }: Session): Write => ({
  statement: insert,
  values: [id, JSON.stringify(credential), createdAt, expiresAt],
  rows: 1,
})

/** Another tab may have ended it already. */
export const deleteSession = (id: string): Write => ({ statement: remove, values: [id], rows: 'any' })
