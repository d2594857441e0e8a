import { openSource, type Source } from './source.ts'

/** The median of documents of the same group; undefined if there are too few. */
export type Typical = (source: Source) => number | undefined

const fewest = 3

/** Medians of a number by group: the middle one is right even when some are absurd. */
export function typicalOf(documents: unknown[], group: string, path: string): Typical {
  const byGroup = new Map<string, number[]>()
  for (const document of documents) {
    const source = openSource(document)
    const value = source.number(path)
    const name = source.text(group)
    if (!name || !value || value <= 0) continue
    const values = byGroup.get(name)
    if (values) values.push(value)
    else byGroup.set(name, [value])
  }
  const medians = new Map<string, number>()
  for (const [name, values] of byGroup) {
    if (values.length < fewest) continue
    medians.set(name, values.sort((a, b) => a - b)[values.length >> 1] as number)
  }
  return (source) => medians.get(source.text(group) ?? '')
}
