const isEverything = (type: string) => type === '*'

/** The event types of a webhook as text; a pattern without a text is shown as it is. */
export const typesText = (types: string[], names: Record<string, string>, everything: string): string =>
  types.map((type) => (isEverything(type) ? everything : (names[type] ?? type))).join(', ')

/** The event types chosen in a form: all, or some. */
export interface EventTypeChoice {
  isAll: boolean
  types: string[]
}

/** A pattern such as `order.*` becomes the known types that it matches. */
export const choiceOfTypes = (types: string[], known: readonly string[]): EventTypeChoice =>
  types.some(isEverything)
    ? { isAll: true, types: [] }
    : { isAll: false, types: [...new Set(types.flatMap((type) => matching(type, known)))] }

const matching = (type: string, known: readonly string[]): string[] =>
  type.endsWith('.*') ? known.filter((each) => each.startsWith(type.slice(0, -1))) : [type]

export const isEmptyChoice = ({ isAll, types }: EventTypeChoice) => !isAll && types.length === 0

export const typesOf = ({ isAll, types }: EventTypeChoice): string[] => (isAll ? ['*'] : types)
