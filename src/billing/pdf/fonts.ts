// The fonts of documents: Arimo, which has the letters of Latin, Greek, Cyrillic and Hebrew. Each file has what it uses of them.
import { readFileSync } from 'node:fs'
import { readTrueType, type TrueType } from './true-type.ts'

const files = {
  regular: '400Regular/Arimo_400Regular.ttf',
  bold: '700Bold/Arimo_700Bold.ttf',
}
export type Font = keyof typeof files
export const fontNames: Record<Font, string> = { regular: 'Arimo', bold: 'Arimo-Bold' }

const loaded = new Map<Font, TrueType>()

/** Read once, when the first document is written. */
export function fontOf(font: Font): TrueType {
  const known = loaded.get(font)
  if (known) return known
  const address = import.meta.resolve(`@expo-google-fonts/arimo/${files[font]}`)
  const read = readTrueType(readFileSync(new URL(address)))
  loaded.set(font, read)
  return read
}

/** Letters without a decomposition that may be missing. */
const nearest: Record<string, string> = { '\u202f': '\u00a0', '\u2011': '-' }

/** The text with characters that the fonts have: without an accent that is missing; a question mark stands for other scripts. */
export const printable = (text: string): string => [...text.normalize('NFC')].map(printableCharacter).join('')

function printableCharacter(character: string): string {
  const has = (other: string) => fontOf('regular').glyphOf(other) !== undefined
  if (/[\s\p{Cc}]/u.test(character) && character !== '\u00a0') return ' '
  if (/\p{Cf}/u.test(character)) return ''
  if (has(character)) return character
  const other = nearest[character] ?? [...character.normalize('NFKD')][0] ?? ''
  return other !== character && has(other) ? other : '?'
}

const rightToLeft = /\p{Script=Hebrew}+(?:[\s\p{P}]+\p{Script=Hebrew}+)*/gu

/** In the order in which it is drawn, which is from the right for some scripts. */
export const inDrawnOrder = (text: string): string =>
  text.replace(rightToLeft, (run) => [...run].reverse().join(''))

/** In points, of a printable text. */
export function widthOf(text: string, font: Font, size: number): number {
  const { glyphOf, widthOf: widthOfGlyph } = fontOf(font)
  return ([...text].reduce((sum, character) => sum + widthOfGlyph(glyphOf(character) ?? 0), 0) * size) / 1000
}
