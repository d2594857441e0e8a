/** Something that the search of the page finds. */
export interface Entry {
  title: string
  /** Method and path, or what kind of thing it is. */
  about: string
  href: string
  /** Names that are not shown: of fields, parameters and the operation. */
  names: string[]
}

/** Points for a word that is in the title, the path, a whole name or a part of one. */
const points = { title: 8, about: 4, name: 2, partOfName: 1 }

/** The entries that have every word of the query, best first; equally good ones in the order of the page. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, points: pointsOf(entry, words) }))
    .filter((found) => found.points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ entry }) => entry)
}

/** Zero if a word is missing. */
function pointsOf(entry: Entry, words: string[]): number {
  const each = words.map((word) => pointsOfWord(entry, word))
  return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0)
}

function pointsOfWord({ title, about, names }: Entry, word: string): number {
  const lower = names.map((name) => name.toLowerCase())
  if (title.toLowerCase().includes(word)) return points.title
  if (about.toLowerCase().includes(word)) return points.about
  if (lower.includes(word)) return points.name
  return lower.some((name) => name.includes(word)) ? points.partOfName : 0
}
