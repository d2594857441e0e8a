// The one-time link that an empty service prints at its start. The person who opens it becomes the first administrator. The database
// has only the hash of its secret.
import { hash, randomBytes } from 'node:crypto'
import { integer } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write } from '../platform/store/store.ts'

export const linkLifeMs = 3_600_000

const hashOf = (secret: string) => hash('sha256', secret, 'hex')

const found = (query: string) => `CASE WHEN EXISTS (${query}) THEN 1 ELSE 0 END`

const selectUse = readStatement({
  name: 'setup.isUsed',
  columns: { used: integer },
  sql: `SELECT ${found('SELECT 1 FROM account UNION ALL SELECT 1 FROM api_key')} AS used`,
})

const selectLink = readStatement({
  name: 'setup.link',
  columns: { expires_at: integer },
  sql: 'SELECT expires_at FROM setup_link WHERE hash = $1',
})

const insertLink = insertStatement('setup.insertLink', 'setup_link', ['hash', 'expires_at'])

const deleteLinks = writeStatement({ name: 'setup.deleteLinks', sql: 'DELETE FROM setup_link' })

/** Whether there ever was an account or a key: revoked keys and retired accounts count. */
async function isUsed(store: Store): Promise<boolean> {
  return (await first(store, { statement: selectUse }))?.used === 1
}

/** The secret of a new link; undefined if the database is in use. Links of other processes stay valid beside it. */
export async function offerLink(store: Store, now: number): Promise<string | undefined> {
  if (await isUsed(store)) return undefined
  const secret = randomBytes(32).toString('base64url')
  const values = [hashOf(secret), now + linkLifeMs]
  await store.batch([{ statement: insertLink, values, rows: 1 }])
  return secret
}

export async function isLinkValid(store: Store, secret: string, now: number): Promise<boolean> {
  const link = await first(store, { statement: selectLink, values: [hashOf(secret)] })
  return link !== undefined && link.expires_at > now && !(await isUsed(store))
}

/** All of them: there is an administrator now. */
export const removeLinks = (): Write => ({ statement: deleteLinks, rows: 'any' })
