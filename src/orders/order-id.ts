import { randomBytes } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that it can be read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new order id such as `7K3MX-9QF2T`: 50 random bits, so nobody guesses one and no counter is shared.
 * Should two ever meet, the second insert touches no row and the submit decides again with another id.
 */
export function mintOrderId(random: (bytes: number) => Uint8Array = randomBytes): string {
  const letters = [...random(10)].map((byte) => alphabet[byte % 32])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
