import type { CartChange, CartLineInput } from '../contract/cart.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface CartLine {
  lineId: string
  materialId: CartLineInput['materialId']
  quantity: number
  references: CartLineInput['references']
  /** Only to compare with the price of now. Null until the line has a price; missing in carts of earlier versions. */
  priceWhenAdded?: RememberedPrice | null
}

export interface RememberedPrice {
  gross: number
  currency: string
  /** From so many units the price applied: other quantities have other prices. */
  minQuantity: number
}

/** A draft that was made of the cart, and the units that it orders. */
export interface CartCheckout {
  checkoutId: string
  expiresAt: number
  lines: { lineId: string; quantity: number }[]
}

export interface CartContent extends CartChange {
  lines: CartLine[]
  /** Oldest first. */
  checkouts: CartCheckout[]
}

/** The cart of a person for an account. Every change increments the version, which guards against races. */
export interface Cart extends CartContent {
  person: string
  account: string
  version: number
}

export const emptyContent: CartContent = {
  lines: [],
  references: null,
  notes: null,
  delivery: null,
  checkouts: [],
}

const select = readStatement({
  name: 'cart.byOwner',
  columns: { version: integer, body: text },
  sql: 'SELECT version, body FROM cart WHERE person = $1 AND account = $2',
})

/** Touches no row if the cart was changed meanwhile. */
const save = writeStatement({
  name: 'cart.save',
  sql: `INSERT INTO cart (person, account, version, body, updated_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, account) DO UPDATE SET version = excluded.version, body = excluded.body,
    updated_at = excluded.updated_at WHERE cart.version = $6`,
})

export async function loadCart(store: Store, person: string, account: string): Promise<Cart> {
  const row = await first(store, { statement: select, values: [person, account] })
  const content: CartContent = row ? JSON.parse(row.body) : emptyContent
  return { person, account, version: row?.version ?? 0, ...content }
}

/** The cart has its new version already. */
export function saveCart({ person, account, version, ...content }: Cart, now: number): Write {
  return write(save, [person, account, version, JSON.stringify(content), now, version - 1])
}
