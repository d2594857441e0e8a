import { randomFillSync } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that it can be read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10
/** Characters of the id that say in which second it was made. */
const timeLength = 4
const randomLength = length - timeLength

// Random bytes are requested for many ids at once, because each system call is expensive.
const pool = Buffer.alloc(randomLength * 256)
let used = pool.length

/**
 * A new order id such as `7K3MX-9QF2T`. It begins with the second in which it was made, repeating every twelve days, so that ids
 * made one after the other are neighbours in the index: a commit of many orders changes few pages. The rest are 30 random bits, so
 * that ids cannot be guessed and need no shared counter. If an id exists already, the insert changes no row and the submit decides
 * again with another id.
 */
export function mintOrderId(now: number): string {
  const letters = timePart(Math.floor(now / 1000)) + randomPart()
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
}

function timePart(seconds: number): string {
  let text = ''
  for (let place = 0, rest = seconds; place < timeLength; place++, rest = Math.floor(rest / 32))
    text = alphabet[rest % 32] + text
  return text
}

function randomPart(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  let text = ''
  for (let place = 0; place < randomLength; place++) text += alphabet[(pool[used++] as number) % 32]
  return text
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
