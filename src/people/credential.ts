// What people prove to be themselves with. One row each.
import { integer, namesOf, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { write } from '../platform/store/store.ts'

/** `pendingTotp`: shown, and not yet confirmed by a code. */
export type CredentialKind = 'password' | 'totp' | 'pendingTotp' | 'recovery' | 'passkey'

const columns = { id: text, kind: text, secret: text, used: integer, created_at: integer }
export type Credential = RowOf<typeof columns>

const selectAll = readStatement({
  name: 'personCredential.ofPerson',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM person_credential WHERE person = $1 ORDER BY id`,
})

const put = writeStatement({
  name: 'personCredential.put',
  sql: `INSERT INTO person_credential (person, id, kind, secret, used, created_at) VALUES ($1, $2, $3, $4, $6, $5)
    ON CONFLICT (person, id) DO UPDATE SET secret = EXCLUDED.secret, used = EXCLUDED.used, created_at = EXCLUDED.created_at`,
})

const use = writeStatement({
  name: 'personCredential.use',
  sql: 'UPDATE person_credential SET used = $3 WHERE person = $1 AND id = $2 AND used < $3',
})

const renew = writeStatement({
  name: 'personCredential.renew',
  sql: 'UPDATE person_credential SET secret = $3, used = $4 WHERE person = $1 AND id = $2 AND used <= $4',
})

const remove = writeStatement({
  name: 'personCredential.remove',
  sql: 'DELETE FROM person_credential WHERE person = $1 AND id = $2',
})

const removeKind = writeStatement({
  name: 'personCredential.removeKind',
  sql: 'DELETE FROM person_credential WHERE person = $1 AND kind = $2',
})

export const loadCredentials = (store: Store, person: string): Promise<Credential[]> =>
  store.all({ statement: selectAll, values: [person] })

export const credentialOf = (all: readonly Credential[], kind: CredentialKind): Credential | undefined =>
  all.find((each) => each.kind === kind)

/** Replaces the one with this id; by default, a person has one of a kind. */
export const putCredential = (
  person: string,
  kind: CredentialKind,
  secret: string,
  now: number,
  id: string = kind,
  used = 0,
): Write => write(put, [person, id, kind, secret, now, used])

/** Changes no row if a later use was noted, or if it was removed meanwhile. */
export const renewCredential = (person: string, id: string, secret: string, used: number): Write =>
  write(renew, [person, id, secret, used])

/** Changes no row if the code of this step, or of a later one, was used. */
export const useCredential = (person: string, id: string, step: number): Write =>
  write(use, [person, id, step])

/** Changes no row if it was used meanwhile. */
export const removeCredential = (person: string, id: string): Write => write(remove, [person, id])

export const removeCredentials = (person: string, kind: CredentialKind): Write =>
  write(removeKind, [person, kind], 'any')
