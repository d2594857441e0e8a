/** What a webhook hears, in words; a pattern that has none stays as it is. */
export const typesText = (types: string[], names: Record<string, string>, everything: string): string =>
  types.map((type) => (type === '*' || type === 'order.*' ? everything : (names[type] ?? type))).join(', ')
