import { randomFillSync } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that it can be read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

// Asking the system for randomness costs more than an id is worth, so it is asked for many at once.
const pool = Buffer.alloc(length * 256)
let used = pool.length

/**
 * A new order id such as `7K3MX-9QF2T`: 50 random bits, so nobody guesses one and no counter is shared.
 * Should two ever meet, the second insert touches no row and the submit decides again with another id.
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

const beginning = /^[0-9A-TV-Z]{1,5}$|^[0-9A-TV-Z]{5}-?[0-9A-TV-Z]{0,5}$/i

/**
 * The beginning of an order id as ids are written, from what somebody typed: with small letters, without the dash, or
 * with an O, I or L where 0 or 1 was heard. Undefined when no id begins like that.
 */
export function readOrderIdBeginning(typed: string): string | undefined {
  if (!beginning.test(typed)) return undefined
  const text = typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const letters = text.replace('-', '')
  return text.length > length / 2 ? `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}` : letters
}
