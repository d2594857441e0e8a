export interface ChangedMember {
  name: string
  /** Undefined: it was not there before. */
  before: string | undefined
  /** Undefined: it is gone. */
  after: string | undefined
}

type Members = Record<string, unknown> | null

/** What an entry of the audit changed, member by member. */
export function changesOf(before: Members, after: Members): ChangedMember[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((member) => member.before !== member.after)
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null
    ? undefined
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
