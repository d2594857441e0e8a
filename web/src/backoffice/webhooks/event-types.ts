const isEverything = (type: string) => type === '*' || type === 'order.*'

/** The event types of a webhook as text; a pattern without a text is shown as it is. */
export const typesText = (types: string[], names: Record<string, string>, everything: string): string =>
  types.map((type) => (isEverything(type) ? everything : (names[type] ?? type))).join(', ')

/** The event types chosen in a form: all, or some. */
export interface EventTypeChoice {
  isAll: boolean
  types: string[]
}

export const choiceOfTypes = (types: string[]): EventTypeChoice =>
  types.some(isEverything) ? { isAll: true, types: [] } : { isAll: false, types }

export const isEmptyChoice = ({ isAll, types }: EventTypeChoice) => !isAll && types.length === 0

export const typesOf = ({ isAll, types }: EventTypeChoice): string[] => (isAll ? ['*'] : types)
