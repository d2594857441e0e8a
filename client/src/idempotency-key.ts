/** A new idempotency key. `crypto.randomUUID` does not exist on pages served over plain HTTP. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
