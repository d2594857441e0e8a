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
