// A row as a person sees it: texts by the names of its members.

const maxCells = 30
const maxLength = 120

export const cellText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** Of many cells the first, and of long ones the beginning: a hundred rows are kept in the job itself. */
export function shownCells(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const cells = Object.entries(value).slice(0, maxCells)
  return Object.fromEntries(cells.map(([name, each]) => [name.slice(0, maxLength), shorten(cellText(each))]))
}

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text)
