/** A value of a document that was repaired, or rejected and treated as unknown. */
export interface Repair {
  /** The same text for the same fault in every document, so that faults can be counted. */
  reason: string
  /** The original value. */
  was: string
}

/** Typed access to a document of OpenDB. Missing, null, empty and wrongly typed values are undefined. */
export interface Source {
  /** Clean of runs of white space; empty when there is none. */
  name: string
  text(path: string): string | undefined
  number(path: string): number | undefined
  flag(path: string): boolean | undefined
  texts(path: string): string[]
  /** The objects of a list, each to be read like a document of its own. */
  items(path: string): Source[]
  repair(reason: string, was: unknown): void
  repairs: Repair[]
  /** Notes that a fact follows from a product line, a class or an outline, if it has a value. */
  derive<Value>(fact: string, value: Value): Value
  derived: string[]
}

export function openSource(raw: unknown, repairs: Repair[] = []): Source {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), raw)
  const list = (path: string) => {
    const value = at(path)
    return Array.isArray(value) ? value : []
  }
  const text = (path: string) => cleanText(at(path))
  const derived: string[] = []
  return {
    name: text('metadata.name') ?? '',
    text,
    number: (path) => {
      const value = at(path)
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    },
    flag: (path) => {
      const value = at(path)
      return typeof value === 'boolean' ? value : undefined
    },
    texts: (path) => list(path).flatMap((value) => cleanText(value) ?? []),
    items: (path) => list(path).map((value) => openSource(value, repairs)),
    repair: (reason, was) => void repairs.push({ reason, was: String(was) }),
    repairs,
    derive: (fact, value) => {
      if (value !== undefined && !derived.includes(fact)) derived.push(fact)
      return value
    },
    derived,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function cleanText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  // Databases and API accept neither control characters nor lone surrogates.
  return (
    value
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() || undefined
  )
}
