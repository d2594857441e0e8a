import type { Part } from './part.ts'

/** What an open place in JSON text takes from a candidate. */
export type Hole = 'idJson' | 'nameJson'

/** JSON text with places left open for a candidate: pieces[0] + hole + pieces[1] + hole + ... */
export interface OpenText {
  readonly pieces: readonly string[]
  readonly holes: readonly Hole[]
}

/** Collects text with open places. Pieces are joined, not grown: a grown string is a tree, and slower to copy. */
export const openWriter = () => {
  const pieces: string[] = []
  const holes: Hole[] = []
  let words: string[] = []
  const write = (text: string): void => {
    words.push(text)
  }
  const open = (hole: Hole): void => {
    pieces.push(words.join(''))
    holes.push(hole)
    words = []
  }
  /** Takes over another text with its open places. */
  const include = (text: OpenText): void => {
    text.pieces.forEach((piece, index) => {
      write(piece)
      const hole = text.holes[index]
      if (hole) open(hole)
    })
  }
  const done = (): OpenText => {
    pieces.push(words.join(''))
    return { pieces, holes }
  }
  return { write, open, include, done }
}

/** The text about one candidate. */
export const fill = ({ pieces, holes }: OpenText, candidate: Part): string => {
  let text = pieces[0] ?? ''
  for (let i = 0; i < holes.length; i++) text += candidate[holes[i] as Hole] + pieces[i + 1]
  return text
}
