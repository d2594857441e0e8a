// What a passkey signs: random, for one use, within minutes. The database has its hash.
import { hash, randomBytes } from 'node:crypto'
import { insertStatement, writeStatement } from '../../platform/store/statement.ts'
import { type Store, wins, write } from '../../platform/store/store.ts'

const lifeMs = 5 * 60_000

const hashOf = (challenge: string) => hash('sha256', challenge, 'hex')

const insert = insertStatement('passkeyChallenge.insert', 'passkey_challenge', [
  'hash',
  'bound_to',
  'expires_at',
])

const take = writeStatement({
  name: 'passkeyChallenge.take',
  sql: 'DELETE FROM passkey_challenge WHERE hash = $1 AND bound_to = $2 AND expires_at > $3',
})

/** Only the page that asked for it knows it. One to add a passkey is also bound to the session. */
export async function mintChallenge(store: Store, now: number, sessionId = ''): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await store.batch([write(insert, [hashOf(challenge), sessionId, now + lifeMs])])
  return challenge
}

/** Whether it was made for this, and is neither used nor expired. Asking uses it, whatever the answer of the passkey is worth. */
export const takeChallenge = (store: Store, challenge: string, now: number, sessionId = '') =>
  wins(store, [write(take, [hashOf(challenge), sessionId, now])])
