// The frame of a PDF file: numbered objects, the table of where they are, and the trailer. The same objects give the same bytes.
import { hash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A text in any script, as UTF-16. */
export const textString = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

/** Of YYYY-MM-DD. */
export const dateString = (date: string) => `(D:${date.replaceAll('-', '')}000000Z)`

export const reference = (id: number) => `${id} 0 R`

export type PdfObjects = ReturnType<typeof pdfObjects>

export function pdfObjects() {
  const objects: Buffer[] = []
  const add = (content: string | Buffer): number =>
    objects.push(typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  /** A stream with these entries of its dictionary; as it is if it has a filter of its own, or must be readable as text. */
  const stream = (entries: string, content: Buffer, isCompressed = true): number => {
    const bytes = isCompressed ? deflateSync(content) : content
    const filter = isCompressed ? ' /Filter /FlateDecode' : ''
    const head = `<< ${entries}${filter} /Length ${bytes.length} >>\nstream\n`
    return add(Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream')]))
  }
  return {
    add,
    stream,
    /** The number of an object that is set later. */
    reserve: () => add(''),
    set: (id: number, content: string) => {
      objects[id - 1] = Buffer.from(content, 'latin1')
    },
    file: (root: number, info: number) => fileOf(objects, root, info),
  }
}

function fileOf(objects: readonly Buffer[], root: number, info: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const id = `<${hash('sha256', Buffer.concat(parts), 'hex').slice(0, 32)}>`
  const trailer = `<< /Size ${size} /Root ${reference(root)} /Info ${reference(info)} /ID [${id} ${id}] >>`
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
