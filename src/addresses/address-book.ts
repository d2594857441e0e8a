// The addresses of an account. The same address has the same id, so that it is in the book once.
import { hash } from 'node:crypto'
import type { SavedAddress } from '../contract/addresses.ts'
import { integer, namesOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'
import { isoDate } from '../platform/time.ts'

type DeliveryAddress = SavedAddress['deliveryAddress']

/** Addresses of one account; the one that was not used for the longest time gives way to a new one. */
export const maxAddresses = 200

const columns = { id: text, body: text, used_at: integer }

const select = readStatement({
  name: 'address.ofAccount',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM address WHERE account = $1 ORDER BY used_at DESC, id LIMIT ${maxAddresses}`,
})

const save = writeStatement({
  name: 'address.save',
  sql: `INSERT INTO address (id, account, body, used_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET used_at = excluded.used_at`,
})

const remove = writeStatement({
  name: 'address.remove',
  sql: 'DELETE FROM address WHERE id = $1 AND account = $2',
})

export async function loadAddresses(store: Store, account: string): Promise<SavedAddress[]> {
  const rows = await store.all({ statement: select, values: [account] })
  return rows.map(({ id, body, used_at }) => ({
    addressId: id,
    deliveryAddress: JSON.parse(body),
    usedAt: isoDate(used_at),
  }))
}

export function savedAddress(account: string, typed: DeliveryAddress, now: number): SavedAddress {
  const trimmed = Object.entries(typed).map(([name, value]) => [name, value === null ? null : value.trim()])
  const deliveryAddress = Object.fromEntries(trimmed) as DeliveryAddress
  const addressId = hash('sha256', JSON.stringify([account, deliveryAddress]), 'hex').slice(0, 32)
  return { addressId, deliveryAddress, usedAt: isoDate(now) }
}

export const saveAddress = (account: string, { addressId, deliveryAddress, usedAt }: SavedAddress): Write =>
  write(save, [addressId, account, JSON.stringify(deliveryAddress), Date.parse(usedAt)])

export const removeAddress = (account: string, id: string, rows: Write['rows']): Write =>
  write(remove, [id, account], rows)

/** Saves an address; the one that was not used for the longest time gives way. */
export async function addressSaved(
  store: Store,
  account: string,
  typed: DeliveryAddress,
  now: number,
): Promise<{ saved: SavedAddress; writes: Write[] }> {
  const saved = savedAddress(account, typed, now)
  const others = (await loadAddresses(store, account)).filter(
    ({ addressId }) => addressId !== saved.addressId,
  )
  const excess = others.slice(maxAddresses - 1)
  return {
    saved,
    writes: [
      saveAddress(account, saved),
      ...excess.map(({ addressId }) => removeAddress(account, addressId, 'any')),
    ],
  }
}
