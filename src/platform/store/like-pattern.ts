import type { Engine } from './statement.ts'

/** For LIKE: finds this text anywhere, in lower case, with `!` before characters that have a meaning there. */
export const patternOf = (search: string | null) =>
  `%${(search ?? '').trim().toLowerCase().replace(/[%_!]/g, '!$&')}%`

/** Latin, Greek and Cyrillic capital letters outside ASCII that have one small letter. */
const capitals = Array.from({ length: 0x530 - 0xc0 }, (_, index) => String.fromCharCode(index + 0xc0)).filter(
  (letter) => letter !== letter.toLowerCase() && letter.toLowerCase().length === 1,
)
const upper = capitals.join('')

// Texts are compared byte by byte, and then LOWER of PostgreSQL knows ASCII alone; SQLite has a LOWER of ours (connection.ts).
const lowered: Record<Engine, (column: string) => string> = {
  sqlite: (column) => `LOWER(${column})`,
  postgres: (column) => `LOWER(translate(${column}, '${upper}', '${upper.toLowerCase()}'))`,
}

/** Whether one of the columns contains the text of `patternOf`, in capital or small letters. */
export const contains = (columns: string[], pattern: string, engine: Engine) =>
  `(${columns.map((column) => `${lowered[engine](column)} LIKE ${pattern} ESCAPE '!'`).join(' OR ')})`
