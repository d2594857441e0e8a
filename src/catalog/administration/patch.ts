// Changes by JSON Merge Patch (RFC 7396).

type Members = Record<string, unknown>

interface Optional {
  /** Members that can be removed. */
  optional: ReadonlySet<string>
  /** What a removed member becomes, if not null. */
  removedAs?: Members | undefined
}

/** A row after a change. An empty text removes an optional member, as null does. */
export function patched<Row extends object>(
  row: Row,
  patch: Members,
  { optional, removedAs = {} }: Optional,
): Row {
  const changed = Object.entries(patch).map(([name, value]) => {
    const isRemoved = value === null || (value === '' && optional.has(name))
    return [name, isRemoved ? (removedAs[name] ?? null) : merged((row as Members)[name], value)]
  })
  return { ...row, ...Object.fromEntries(changed) }
}

/** The members of objects are merged, and null removes one; everything else is replaced. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const members = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name)
    else members.set(name, merged(members.get(name), value))
  }
  return Object.fromEntries(members)
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
