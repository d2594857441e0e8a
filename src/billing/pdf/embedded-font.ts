// A font in a file: only the glyphs that the file uses, and which letters they are, so that the text can be searched and copied.
import { hash } from 'node:crypto'
import { type Font, fontNames, fontOf } from './fonts.ts'
import { type PdfObjects, reference } from './pdf-objects.ts'

const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0')

export function embeddedFont(font: Font) {
  const face = fontOf(font)
  /** The glyphs in the order of their first use, which is their number in the file. */
  const glyphs = [0]
  const letters = ['']
  const numbers = new Map<number, number>()

  function numberOf(character: string): number {
    const glyph = face.glyphOf(character) ?? 0
    const known = numbers.get(glyph)
    if (known !== undefined) return known
    const number = glyphs.push(glyph) - 1
    letters.push(character)
    numbers.set(glyph, number)
    return number
  }

  return {
    /** The text as a string of the content of a page. */
    encode: (text: string) => `<${[...text].map((character) => hex(numberOf(character))).join('')}>`,

    /** Adds the objects of the font, and returns the number of the one that pages name. */
    addTo: (objects: PdfObjects): number => {
      const file = face.subset(glyphs)
      const name = `${tagOf(file)}+${fontNames[font]}`
      const { ascent, descent, capHeight, box } = face
      const program = objects.stream(`/Length1 ${file.length}`, file)
      const descriptor = objects.add(
        `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV ${font === 'bold' ? 140 : 80} /FontFile2 ${reference(program)} >>`,
      )
      const widths = glyphs.map(face.widthOf).join(' ')
      const descendant = objects.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${reference(descriptor)} /CIDToGIDMap /Identity /W [0 [${widths}]] >>`,
      )
      const unicode = objects.stream('', Buffer.from(unicodeMap(letters)))
      return objects.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${reference(descendant)}] /ToUnicode ${reference(unicode)} >>`,
      )
    },
  }
}

/** Six letters that tell subsets apart. */
const tagOf = (file: Buffer) =>
  [...hash('sha256', file, 'hex').slice(0, 6)]
    .map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 16)))
    .join('')

const maxPerBlock = 100

/** Which letter each glyph is; the first glyph stands for none. */
function unicodeMap(letters: readonly string[]): string {
  const rows = letters
    .slice(1)
    .map(
      (letter, index) => `<${hex(index + 1)}> <${Buffer.from(letter, 'utf16le').swap16().toString('hex')}>`,
    )
  const blocks: string[] = []
  for (let start = 0; start < rows.length; start += maxPerBlock) {
    const some = rows.slice(start, start + maxPerBlock)
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}
