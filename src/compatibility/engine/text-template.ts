import type { Part } from './part.ts'

/** The property of a candidate that replaces a placeholder. */
export type Placeholder = 'idJson' | 'nameJson'

/** JSON text with placeholders for a candidate: pieces[0] + placeholder + pieces[1] + placeholder + ... */
export interface TextTemplate {
  readonly pieces: readonly string[]
  readonly placeholders: readonly Placeholder[]
}

/** Collects text with placeholders. Pieces are joined at once: a string grown by += is a tree, and slower to copy. */
export const templateWriter = () => {
  const pieces: string[] = []
  const placeholders: Placeholder[] = []
  let words: string[] = []
  const write = (text: string): void => {
    words.push(text)
  }
  const open = (placeholder: Placeholder): void => {
    pieces.push(words.join(''))
    placeholders.push(placeholder)
    words = []
  }
  /** Appends another template with its placeholders. */
  const include = (text: TextTemplate): void => {
    text.pieces.forEach((piece, index) => {
      write(piece)
      const placeholder = text.placeholders[index]
      if (placeholder) open(placeholder)
    })
  }
  const done = (): TextTemplate => {
    pieces.push(words.join(''))
    return { pieces, placeholders }
  }
  return { write, open, include, done }
}

/** The text about one candidate. */
export const fill = ({ pieces, placeholders }: TextTemplate, candidate: Part): string => {
  let text = pieces[0] ?? ''
  for (let i = 0; i < placeholders.length; i++)
    text += candidate[placeholders[i] as Placeholder] + pieces[i + 1]
  return text
}
