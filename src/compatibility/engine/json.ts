/** What JSON text may hold as it is. Everything else is escaped, so that the text is pure ASCII. */
const plain = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/

/**
 * Text as it stands between the quotes of a JSON string. Escaping beyond ASCII costs a few bytes for rare names and
 * buys that a whole answer is a one-byte string: concatenating and sending it is several times faster.
 */
export const escapeJson = (text: string): string =>
  plain.test(text)
    ? text
    : JSON.stringify(text)
        .slice(1, -1)
        .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
