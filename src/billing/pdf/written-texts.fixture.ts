// What is written on the pages of a PDF, read as a search in it does: glyphs by the tables that say which letters they are.
import { inflateSync } from 'node:zlib'

interface Stream {
  /** What the object says about itself. */
  entries: string
  content: Buffer
}

/** The streams of a file by the number of their object, unpacked. */
export function streamsOf(pdf: Buffer): Map<number, Stream> {
  const file = pdf.toString('latin1')
  const streams = new Map<number, Stream>()
  for (const match of file.matchAll(/\n(\d+) 0 obj\n(<<[^\n]*\/Length (\d+) >>)\nstream\n/g)) {
    const [head, id, entries = '', length] = match
    const start = match.index + head.length
    const bytes = pdf.subarray(start, start + Number(length))
    const content = entries.includes('/Filter /FlateDecode') ? inflateSync(bytes) : bytes
    streams.set(Number(id), { entries, content })
  }
  return streams
}

/** The letters of glyphs, by the name that pages have for the font. */
function lettersOf(pdf: Buffer, streams: Map<number, Stream>): Record<string, Map<string, string>> {
  const file = pdf.toString('latin1')
  return Object.fromEntries(
    ['F1', 'F2'].map((name) => {
      const [, font] = new RegExp(`/${name} (\\d+) 0 R`).exec(file) ?? []
      const [, map] = new RegExp(`\\n${font} 0 obj\\n.*?/ToUnicode (\\d+) 0 R`).exec(file) ?? []
      const rows = streams.get(Number(map))?.content.toString() ?? ''
      return [
        name,
        new Map(
          [...rows.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph = '', letter = '']) => [
            glyph,
            Buffer.from(letter, 'hex').swap16().toString('utf16le'),
          ]),
        ),
      ]
    }),
  )
}

/** The texts on each page, in the order of drawing. */
export function writtenTexts(pdf: Buffer): string[][] {
  const streams = streamsOf(pdf)
  const letters = lettersOf(pdf, streams)
  const contents = [...pdf.toString('latin1').matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => Number(id))
  return contents.map((id) => {
    const content = streams.get(id)?.content.toString() ?? ''
    return [...content.matchAll(/\/(F[12]) .*?<(\w*)> Tj/g)].map(([, font = '', glyphs = '']) =>
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[font]?.get(glyph) ?? '\u0000').join(''),
    )
  })
}
