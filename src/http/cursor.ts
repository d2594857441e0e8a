// Where a page ended, as text that clients pass back without looking inside.

export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

export function readCursor<T>(text: string, isPosition: (value: unknown) => value is T): T | undefined {
  try {
    const json = Buffer.from(text, 'base64url').toString()
    const position: unknown = JSON.parse(json)
    // No database takes NUL in a text, and no cursor of ours has one.
    return isPosition(position) && !json.includes('\\u0000') ? position : undefined
  } catch {
    return undefined
  }
}
