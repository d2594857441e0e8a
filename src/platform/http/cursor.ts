// Where a page ended, as text that clients pass back without looking inside. A client can send anything instead, and what
// is inside becomes a parameter of a query: every element is checked, and nothing else may be there.

type Check<T> = (value: unknown) => value is T

export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** The position in a cursor; undefined when the text is not exactly what `writeCursor` would write for a position. */
export function readCursor<T>(text: string, isPosition: Check<T>): T | undefined {
  try {
    const position: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return isPosition(position) && writeCursor(position) === text ? position : undefined
  } catch {
    return undefined
  }
}

/** A place in a sequence or a time in milliseconds since 1970. */
export const isCount: Check<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** Text that both databases accept as a parameter. */
export const isPlainText: Check<string> = (value): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

/** A list of exactly two elements. */
export const isPairOf =
  <A, B>(isFirst: Check<A>, isSecond: Check<B>): Check<[A, B]> =>
  (value): value is [A, B] =>
    Array.isArray(value) && value.length === 2 && isFirst(value[0]) && isSecond(value[1])
