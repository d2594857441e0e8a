import type { Query, Store, Value } from './store.ts'

const longest = 256

/**
 * Asks for many keys at once: `IN` stands where the list of keys belongs. Lists are filled up to a power of two, so
 * that a handful of prepared texts serve every length, on both engines.
 */
export async function allIn<T>(store: Store, sql: string, keys: readonly string[]): Promise<T[]> {
  const unique = [...new Set(keys)]
  if (unique.length === 0) return []
  const chunks: Query[] = []
  for (let start = 0; start < unique.length; start += longest) {
    const values: Value[] = unique.slice(start, start + longest)
    const length = 2 ** Math.ceil(Math.log2(values.length))
    while (values.length < length) values.push(null)
    chunks.push({ sql: textFor(sql, length), values })
  }
  const rows = await Promise.all(chunks.map((query) => store.all<T>(query)))
  return rows.flat()
}

const texts = new Map<string, string>()

function textFor(sql: string, length: number): string {
  const key = `${length} ${sql}`
  let text = texts.get(key)
  if (text === undefined) {
    const places = Array.from({ length }, (_, index) => `$${index + 1}`).join(', ')
    text = sql.replace(/\bIN\b/, `IN (${places})`)
    texts.set(key, text)
  }
  return text
}
