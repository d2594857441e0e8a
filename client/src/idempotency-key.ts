/**
 * A new idempotency key. It begins with the time, so that keys of one moment are stored side by side, and has 80 random bits.
 * `crypto.randomUUID` does not exist on pages served over plain HTTP.
 */
export const newIdempotencyKey = (): string =>
  hex(Date.now(), 12) +
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => hex(byte, 2)).join('')

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
