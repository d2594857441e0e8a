// The two fonts that every reader of PDF has, so that no font file is needed: their characters are those of Windows-1252.

export type Font = 'regular' | 'bold'

export const fontNames: Record<Font, string> = { regular: 'Helvetica', bold: 'Helvetica-Bold' }

const numbers = (text: string) => text.split(' ').map(Number)

/** Widths of the characters 32 to 126 in thousandths of the size, as Adobe publishes them. */
const widths: Record<Font, number[]> = {
  regular: numbers(
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  ),
  bold: numbers(
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  ),
}
const otherWidths: Record<string, number> = {
  Æ: 1000,
  æ: 889,
  Ø: 778,
  ø: 611,
  ß: 611,
  '–': 556,
  '—': 1000,
  '…': 1000,
  '·': 278,
  '’': 222,
  '\u00a0': 278,
}
const usualWidth = 556

/** Characters of Windows-1252 outside Latin-1. */
const codes: Record<string, number> = Object.fromEntries(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((character, index) => {
    const places = numbers(
      '128 130 131 132 133 134 135 136 137 138 139 140 142 145 146 147 148 149 150 151 152 153 154 155 156 158 159',
    )
    return [character, places[index] ?? 0]
  }),
)

/** Letters without a decomposition, by their nearest ones. */
const nearest: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u202f': '\u00a0',
  '\u2212': '-',
}

/** The text with characters that the fonts have: accents are left out, and a question mark stands for other scripts. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableCharacter).join('')
}

function printableCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (character in codes || (code >= 32 && code < 127) || (code >= 160 && code < 256)) return character
  if (/\s/.test(character)) return ' '
  const replaced = nearest[character]
  if (replaced !== undefined) return replaced
  const [base = ''] = character.normalize('NFD')
  return base !== character && (base.codePointAt(0) ?? 0) < 127 ? base : '?'
}

/** The bytes of a printable text. */
export const encoded = (text: string): Buffer =>
  Buffer.from([...text].map((character) => codes[character] ?? character.codePointAt(0) ?? 63))

function widthOfCharacter(character: string, font: Font): number {
  const other = otherWidths[character]
  if (other !== undefined) return other
  const [base = ''] = character.normalize('NFD')
  return widths[font][(base.codePointAt(0) ?? 0) - 32] ?? usualWidth
}

/** In points. */
export const widthOf = (text: string, font: Font, size: number): number =>
  ([...text].reduce((sum, character) => sum + widthOfCharacter(character, font), 0) * size) / 1000
