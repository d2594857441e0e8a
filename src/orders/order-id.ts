import { randomFillSync } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that it can be read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

// Random bytes are requested for many ids at once, because each system call is expensive.
const pool = Buffer.alloc(length * 256)
let used = pool.length

/**
 * A new order id such as `7K3MX-9QF2T`: 50 random bits, so that ids cannot be guessed and need no shared counter. If an id
 * exists already, the insert changes no row and the submit decides again with another id.
 */
export function mintOrderId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  let id = ''
  for (let place = 0; place < length; place++) {
    if (place === length / 2) id += '-'
    id += alphabet[(pool[used++] as number) % 32]
  }
  return id
}

/** A whole order id as typed or scanned; undefined if it cannot be one. */
export function readOrderId(typed: string): string | undefined {
  const id = readOrderIdBeginning(typed)
  return id?.length === length + 1 ? id : undefined
}

const beginning = /^[0-9A-TV-Z]{1,5}$|^[0-9A-TV-Z]{5}-?[0-9A-TV-Z]{0,5}$/i

/**
 * Normalizes the typed beginning of an order id: lower case, a missing dash, and O, I or L instead of 0 or 1. Undefined if
 * no id can begin like that.
 */
export function readOrderIdBeginning(typed: string): string | undefined {
  if (!beginning.test(typed)) return undefined
  const text = typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const letters = text.replace('-', '')
  return text.length > length / 2 ? `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}` : letters
}
