// The link that an empty service prints at its start. The person who opens it becomes the first administrator. It works until
// an administrator has signed in, as a person or with the key that it can give instead, so that a lost answer or a reloaded page does
// not lock the owner out. The database has only the hash of its secret.
import { hash, randomBytes } from 'node:crypto'
import { integer } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export const linkLifeMs = 3_600_000

/** Always the same: the last use of a link, in any process, has the valid key. */
export const firstKeyId = 'first'

const hashOf = (secret: string) => hash('sha256', secret, 'hex')

const found = (query: string) => `CASE WHEN EXISTS (${query}) THEN 1 ELSE 0 END`

// The links are deleted when the first key is used to sign in.
const selectUse = readStatement({
  name: 'setup.isUsed',
  columns: { used: integer },
  sql: `SELECT ${found(`SELECT 1 FROM account UNION ALL SELECT 1 FROM people UNION ALL SELECT 1 FROM api_key
    WHERE id <> '${firstKeyId}' OR revoked_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM setup_link)`)} AS used`,
})

const selectLink = readStatement({
  name: 'setup.link',
  columns: { expires_at: integer },
  sql: 'SELECT expires_at FROM setup_link WHERE hash = $1',
})

const insertLink = insertStatement('setup.insertLink', 'setup_link', ['hash', 'expires_at'])

const touchLink = writeStatement({
  name: 'setup.touchLink',
  sql: 'UPDATE setup_link SET expires_at = expires_at WHERE hash = $1',
})

const deleteLink = writeStatement({ name: 'setup.deleteLink', sql: 'DELETE FROM setup_link WHERE hash = $1' })

const deleteAllLinks = writeStatement({ name: 'setup.deleteAllLinks', sql: 'DELETE FROM setup_link' })

const deleteLinks = writeStatement({
  name: 'setup.deleteLinks',
  sql: 'DELETE FROM setup_link WHERE EXISTS (SELECT 1 FROM api_key WHERE hash = $1 AND revoked_at IS NULL)',
})

/**
 * Whether there ever was an account, a person, or a key other than the first one: what was revoked or retired counts. The first key
 * counts once it was used to sign in.
 */
async function isUsed(store: Store): Promise<boolean> {
  return (await first(store, { statement: selectUse }))?.used === 1
}

/** The secret of a new link; undefined if the database is in use. Links of other processes stay valid beside it. */
export async function offerLink(store: Store, now: number): Promise<string | undefined> {
  if (await isUsed(store)) return undefined
  const secret = randomBytes(32).toString('base64url')
  const values = [hashOf(secret), now + linkLifeMs]
  await store.batch([write(insertLink, values)])
  return secret
}

export async function isLinkValid(store: Store, secret: string, now: number): Promise<boolean> {
  const link = await first(store, { statement: selectLink, values: [hashOf(secret)] })
  return link !== undefined && link.expires_at > now && !(await isUsed(store))
}

/** Changes no row if an administrator has signed in meanwhile. */
export const holdLink = (secret: string): Write => write(touchLink, [hashOf(secret)])

/** All of them, because an administrator signs in with this key; none if a link has just replaced it. */
export const removeLinks = (keyHash: string): Write => write(deleteLinks, [keyHash], 'any')

/** All of them, because an administrator signs in with this one. The first changes no row if somebody else did meanwhile. */
export const takeLink = (secret: string): Write[] => [
  write(deleteLink, [hashOf(secret)]),
  write(deleteAllLinks, [], 'any'),
]
