import { type Figure, isHit } from './scenario.ts'

const wordsOfAim = ({ aim, unit = '' }: Figure) =>
  'least' in aim ? `≥ ${aim.least}${unit}` : `< ${aim.below}${unit}`

function cellsOf(figure: Figure): Record<string, string> {
  const { what, value, unit } = figure
  return {
    measured: what,
    figure: unit ? `${Math.round(value)}${unit}` : value.toFixed(2),
    aim: wordsOfAim(figure),
    '': verdictOf(figure),
    ...figure.details,
  }
}

function verdictOf(figure: Figure): string {
  if (figure.isDisturbed || Number.isNaN(figure.value)) return '?'
  return isHit(figure) ? 'hit' : 'MISS'
}

/** Figures as lines of a table, columns under each other. */
export function table(figures: Figure[]): string {
  const rows = figures.map(cellsOf)
  const columns = [...new Set(rows.flatMap(Object.keys))]
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
figure: requests per second against bare node:http that reads and sends the same bytes, median of ${rounds} rounds in turns.
by CPU: the same from the processor time of the server process alone; steadier where others use the machine.
bare core: how much of its core bare node:http got. Below 85 % others disturbed the run, and ? stands for hit or miss.
client core: near 100 % the load would be too weak for the server.`
