// Names and numbers of neighbouring products, without spaces, for words that run across spaces ("rtx5070ti") and for
// product numbers. Texts in blocks: one long text could be neither built nor searched without blocking the event loop.

export interface Block {
  names: Lines
  numbers: Lines
}

export interface Lines {
  /** The product of the first line. */
  first: number
  /** One line per product; each of its fields ends with a tab. */
  text: string
  /** Where each line begins; the end of the text comes last. */
  starts: Uint32Array
  /** One bit per character: whether a word begins here, or ended just before. */
  edges: Uint8Array
  /** Product numbers may be searched from any digit on. */
  areNumbers: boolean
}

export const blockOf = (
  first: number,
  names: readonly (readonly string[])[],
  numbers: readonly (readonly string[])[],
): Block => ({
  names: linesOf(
    first,
    names.map((words) => [words]),
    false,
  ),
  numbers: linesOf(
    first,
    numbers.map((each) => each.map((number) => [number])),
    true,
  ),
})

/** Products × fields × words. */
function linesOf(
  first: number,
  products: readonly (readonly (readonly string[])[])[],
  areNumbers: boolean,
): Lines {
  const texts = products.map((fields) => `${fields.map((words) => `${words.join('')}\t`).join('')}\n`)
  const text = texts.join('')
  const starts = new Uint32Array(products.length + 1)
  const edges = new Uint8Array((text.length >> 3) + 1)
  let at = 0
  const mark = () => {
    edges[at >> 3] = (edges[at >> 3] as number) | (1 << (at & 7))
  }
  products.forEach((fields, line) => {
    starts[line] = at
    for (const words of fields) {
      for (const word of words) {
        mark()
        at += word.length
      }
      mark()
      at++
    }
    at++
  })
  starts[products.length] = at
  return { first, text, starts, edges, areNumbers }
}

export type LineMatch = 'whole' | 'prefix' | 'inside'

/**
 * Calls back for every place where a word occurs. It may run across words of a field if it begins with one; it is whole
 * if it also ends with one. The best match of a line is not always the first.
 */
export function searchLines(
  { first, text, starts, edges, areNumbers }: Lines,
  word: string,
  onMatch: (product: number, match: LineMatch) => void,
): void {
  let line = 0
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    const begins = isEdge(edges, at)
    if (!begins && (crosses(edges, at, end) || (!areNumbers && splitsFigure(text, at)))) continue
    line = lastStart(starts, at, line)
    onMatch(first + line, begins ? (isEdge(edges, end) ? 'whole' : 'prefix') : 'inside')
  }
}

/** A figure never matches the end of another: 2 TB is not in 12 TB, nor in 1.92 TB. */
export const splitsFigure = (text: string, at: number): boolean =>
  isFigure(text, at) && isFigure(text, at - 1)

const isFigure = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return (code >= 48 && code <= 57) || code === 46
}

const isEdge = (edges: Uint8Array, at: number) => ((edges[at >> 3] as number) & (1 << (at & 7))) !== 0

function crosses(edges: Uint8Array, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) if (isEdge(edges, at)) return true
  return false
}

/** The last place, from a known one on, whose start is not after a position. */
export function lastStart(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle
  }
  return low
}
