// Writes a PDF 1.7 file: pages of text and lines, compressed, without anything that differs between two runs.
import { deflateSync } from 'node:zlib'
import { encoded, type Font, fontNames, printable, widthOf } from './fonts.ts'

/** A4 in points. */
export const page = { width: 595, height: 842 }

interface TextOptions {
  font?: Font
  size?: number
  /** Where the text is at x: at its left end unless this says right. */
  align?: 'left' | 'right'
}

export interface PdfPage {
  /** y is measured from the top, as people read. */
  text(text: string, x: number, y: number, options?: TextOptions): void
  line(x1: number, x2: number, y: number): void
}

const number = (value: number) => String(Math.round(value * 100) / 100)

/** The bytes of a string between brackets, where three characters have a meaning. */
const literal = (text: string) =>
  encoded(text)
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&')

export interface PdfInfo {
  title: string
  author: string
  /** YYYY-MM-DD. */
  date: string
  language: string
}

export function pdfWriter(info: PdfInfo) {
  const pages: string[][] = []

  function addPage(): PdfPage {
    const commands: string[] = []
    pages.push(commands)
    return pageOf(commands)
  }

  function pageOf(commands: string[]): PdfPage {
    return {
      text: (given, x, y, { font = 'regular', size = 9, align = 'left' } = {}) => {
        const text = printable(given)
        const start = align === 'right' ? x - widthOf(text, font, size) : x
        const name = font === 'bold' ? 'F2' : 'F1'
        commands.push(
          `BT /${name} ${number(size)} Tf ${number(start)} ${number(page.height - y)} Td (${literal(text)}) Tj ET`,
        )
      },
      line: (x1, x2, y) => {
        const height = number(page.height - y)
        commands.push(`0.5 w ${number(x1)} ${height} m ${number(x2)} ${height} l S`)
      },
    }
  }

  return {
    addPage,
    /** Adds to pages that exist: page numbers are known last. */
    eachPage: (add: (page: PdfPage, index: number, count: number) => void) => {
      for (const [index, commands] of pages.entries()) add(pageOf(commands), index, pages.length)
    },
    file: () => fileOf(objectsOf(pages, info)),
  }
}

/** Object 1 is the catalog, 2 the list of pages, 3 and 4 the fonts, 5 the information; two follow for each page. */
function objectsOf(pages: string[][], { title, author, date, language }: PdfInfo): Buffer[] {
  const object = (text: string) => Buffer.from(text, 'latin1')
  const fontOf = (font: Font) =>
    object(`<< /Type /Font /Subtype /Type1 /BaseFont /${fontNames[font]} /Encoding /WinAnsiEncoding >>`)
  const pageIds = pages.map((_, index) => `${6 + index * 2} 0 R`)
  const created = `D:${date.replaceAll('-', '')}000000Z`
  return [
    object(
      `<< /Type /Catalog /Pages 2 0 R /Lang (${literal(printable(language))}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ),
    object(`<< /Type /Pages /Kids [${pageIds.join(' ')}] /Count ${pages.length} >>`),
    fontOf('regular'),
    fontOf('bold'),
    object(
      `<< /Title (${literal(printable(title))}) /Author (${literal(printable(author))}) /CreationDate (${created}) >>`,
    ),
    ...pages.flatMap((commands, index) => {
      const content = deflateSync(Buffer.from(commands.join('\n'), 'latin1'))
      return [
        object(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
        ),
        Buffer.concat([
          object(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
          content,
          object('\nendstream'),
        ]),
      ]
    }),
  ]
}

function fileOf(objects: Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]))
  })
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
