// Links that prove who reads an email: an invitation, a forgotten password, a sign-in without a password. The database has the hash
// of the secret. One use ends a link.
import { hash, randomBytes } from 'node:crypto'
import { integer, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** How long each kind works, and the page that takes it. */
export const linkKinds = {
  invitation: { lifeMs: 7 * day, page: 'set-password' },
  password: { lifeMs: hour, page: 'set-password' },
  signIn: { lifeMs: 15 * minute, page: 'sign-in-link' },
} as const
export type LinkPurpose = keyof typeof linkKinds

export interface PersonLink {
  hash: string
  person: string
  purpose: LinkPurpose
}

const hashOf = (secret: string) => hash('sha256', secret, 'hex')

const insert = insertStatement('personLink.insert', 'person_link', [
  'hash',
  'person',
  'purpose',
  'expires_at',
])

const select = readStatement({
  name: 'personLink.byHash',
  columns: { person: text, purpose: text, expires_at: integer },
  sql: 'SELECT person, purpose, expires_at FROM person_link WHERE hash = $1',
})

const remove = writeStatement({ name: 'personLink.remove', sql: 'DELETE FROM person_link WHERE hash = $1' })

const removeAll = writeStatement({
  name: 'personLink.removeOfPerson',
  sql: 'DELETE FROM person_link WHERE person = $1',
})

/** The secret is in what the link has after `#`, which browsers send to no server. */
export function mintLink(person: string, purpose: LinkPurpose, now: number) {
  const secret = randomBytes(32).toString('base64url')
  const { lifeMs, page } = linkKinds[purpose]
  const writes: Write[] = [write(insert, [hashOf(secret), person, purpose, now + lifeMs])]
  return { path: `${page}#${secret}`, writes }
}

/** Undefined if it is unknown, used or expired. */
export async function findLink(store: Store, secret: string, now: number): Promise<PersonLink | undefined> {
  const id = hashOf(secret)
  const row = await first(store, { statement: select, values: [id] })
  if (!row || row.expires_at <= now) return undefined
  return { hash: id, person: row.person, purpose: row.purpose as LinkPurpose }
}

/** Changes no row if it was used meanwhile. */
export const useLink = ({ hash: id }: PersonLink): Write => write(remove, [id])

export const removeLinksOf = (person: string): Write => write(removeAll, [person], 'any')
