// Opaque cursors of pages. A client can send any text, and its content becomes a query parameter, so every element is
// checked and nothing else is accepted.

export type Check<T> = (value: unknown) => value is T

export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** The position in a cursor; undefined unless the text is exactly what `writeCursor` writes for a position. */
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

/** A time, and an id among those of the same time. */
export const isTimePosition = isPairOf(isCount, isPlainText)
