import { type Figure, isHit } from './scenario.ts'

function wordsOfAim({ aim, unit = '' }: Figure): string {
  if (!aim) return '–'
  if ('least' in aim) return `≥ ${aim.least}${unit}`
  return 'most' in aim ? `≤ ${aim.most}${unit}` : `< ${aim.below}${unit}`
}

function cellsOf(figure: Figure): Record<string, string> {
  const { what, value, unit } = figure
  return {
    measured: what,
    figure: `${Math.abs(value) < 100 && unit !== ' MB' ? value.toFixed(2) : Math.round(value).toLocaleString('en')}${unit ?? ''}`,
    aim: wordsOfAim(figure),
    '': verdictOf(figure),
    ...figure.details,
  }
}

function verdictOf(figure: Figure): string {
  const hit = isHit(figure)
  if (hit === undefined) return ''
  if (figure.isDisturbed || Number.isNaN(figure.value)) return '?'
  return hit ? 'hit' : 'MISS'
}

/** Figures with the same columns are in one table. */
export function tables(figures: Figure[]): string {
  const byColumns = Map.groupBy(figures, ({ details }) => Object.keys(details).join())
  return [...byColumns.values()].map(table).join('\n\n')
}

/** Figures as rows of a table, with aligned columns. */
function table(figures: Figure[]): string {
  const rows = figures.map(cellsOf)
  const columns = Object.keys(rows[0] ?? {})
  const widths = columns.map((name) =>
    Math.max(...[name, ...rows.map((row) => row[name] ?? '')].map(lengthOf)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[index] as number),
      )
      .join('  ')
  return [
    columns,
    widths.map((width) => '─'.repeat(width)),
    ...rows.map((row) => columns.map((name) => row[name] ?? '')),
  ]
    .map(line)
    .join('\n')
}

const lengthOf = (text: string) => text.length

export const legend = (rounds: string) => `\
Ratios are medians of ${rounds} rounds or more, both sides in turns; what has a unit other than × was measured once.
A figure without an aim is for information.
ours/s, bare/s: the figure is requests per second against bare node:http that reads and sends the same bytes.
by CPU: the same from the processor time of the server process alone; steadier where others use the machine.
bare core: how much of its core bare node:http got. Below 85 % others disturbed the run, and ? replaces hit or miss.
client core: near 100 % the load would be too weak for the server.`
