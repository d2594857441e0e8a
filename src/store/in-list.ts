import type { Query, Store, Value } from './store.ts'

const longest = 256

/**
 * Asks for many keys at once: `IN` stands where the list of keys belongs. Lists are filled up to a power of two, so
 * that a handful of prepared texts serve every length, on both engines.
 */
export async function allIn<T>(store: Store, sql: string, keys: readonly string[]): Promise<T[]> {
  const unique = [...new Set(keys)]
  const chunks: Query[] = []
  for (let start = 0; start < unique.length; start += longest) {
    const values: Value[] = unique.slice(start, start + longest)
    const length = 2 ** Math.ceil(Math.log2(values.length))
    while (values.length < length) values.push(null)
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    chunks.push({ sql: sql.replace(/\bIN\b/, `IN (${places})`), values })
  }
  const rows = await Promise.all(chunks.map((query) => store.all<T>(query)))
  return rows.flat()
}
