const isEverything = (type: string) => type === '*' || type === 'order.*'

/** What a webhook hears, in words; a pattern that has none stays as it is. */
export const typesText = (types: string[], names: Record<string, string>, everything: string): string =>
  types.map((type) => (isEverything(type) ? everything : (names[type] ?? type))).join(', ')

/** What somebody chooses in a form: everything, or some types. */
export interface Hearing {
  isAll: boolean
  types: string[]
}

export const hearingOf = (types: string[]): Hearing =>
  types.some(isEverything) ? { isAll: true, types: [] } : { isAll: false, types }

export const hearsNothing = ({ isAll, types }: Hearing) => !isAll && types.length === 0

export const typesOf = ({ isAll, types }: Hearing): string[] => (isAll ? ['*'] : types)
