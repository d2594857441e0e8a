import { type Font, printable, widthOf } from './fonts.ts'

/** In lines no wider than this. A word that is wider is broken. */
export function wrapped(text: string, width: number, font: Font = 'regular', size = 9): string[] {
  const fits = (line: string) => widthOf(line, font, size) <= width
  const lines: string[] = []
  for (const word of printable(text)
    .split(' ')
    .flatMap((each) => pieces(each, fits))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (word === '') return []
  if (fits(word)) return [word]
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}
