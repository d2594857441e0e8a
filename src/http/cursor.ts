// Where a page ended, as text that clients pass back without looking inside.

export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

export function readCursor<T>(text: string, isPosition: (value: unknown) => value is T): T | undefined {
  try {
    const position: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return isPosition(position) ? position : undefined
  } catch {
    return undefined
  }
}
