// Reads the first sheet of an XLSX file: a zip of XML files. Only cell values are read; formulas are not computed, nothing is
// loaded from elsewhere, and every size is limited while it is read, whatever the file says about itself.

/** The message of a refusal is shown. */
export class Refused extends Error {
  override name = 'Refused'
}

export interface SheetLimits {
  rows: number
  columns: number
  /** Entries of the zip. */
  files: number
  /** Bytes of one unpacked part. */
  partBytes: number
}

const sheetLimits: SheetLimits = { rows: 1001, columns: 50, files: 500, partBytes: 8 * 1024 * 1024 }

export const refusals = {
  notXlsx: 'This is no XLSX file. Save it as XLSX or CSV and try again.',
  broken: 'The file is damaged or protected by a password.',
  tooLarge: 'The file is too large. Up to 1,000 rows can be ordered at once.',
  declared: 'The file declares entities, which lists do not need.',
}

interface Entry {
  name: string
  method: number
  start: number
  size: number
}

export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits = sheetLimits): Promise<string[][]> {
  const entries = readDirectory(bytes, limits)
  const textOf = async (name: string) => {
    const entry = entries.get(name)
    return entry && xmlText(await unpack(bytes, entry, limits))
  }
  const workbook = await textOf('xl/workbook.xml')
  if (workbook === undefined) throw new Refused(refusals.notXlsx)
  const sheet = await textOf(firstSheet(workbook, (await textOf('xl/_rels/workbook.xml.rels')) ?? ''))
  if (sheet === undefined) throw new Refused(refusals.broken)
  const shared = sharedTexts((await textOf('xl/sharedStrings.xml')) ?? '')
  return readRows(sheet, shared, limits)
}

const signatures = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 }

/** The central directory at the end of a zip. */
function readDirectory(bytes: Uint8Array<ArrayBuffer>, limits: SheetLimits): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (at: number, length: number) => at >= 0 && at + length <= view.byteLength
  if (!has(0, 4) || view.getUint32(0, true) !== signatures.local) throw new Refused(refusals.notXlsx)
  let end = view.byteLength - 22
  const last = Math.max(0, end - 0xffff)
  while (end >= last && view.getUint32(end, true) !== signatures.end) end--
  if (end < last) throw new Refused(refusals.broken)
  const count = view.getUint16(end + 10, true)
  if (count > limits.files) throw new Refused(refusals.tooLarge)
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let place = 0; place < count; place++) {
    if (!has(at, 46) || view.getUint32(at, true) !== signatures.central) throw new Refused(refusals.broken)
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const nameLength = view.getUint16(at + 28, true)
    const header = view.getUint32(at + 42, true)
    if ((flags & 1) !== 0 || !has(header, 30) || !has(at + 46, nameLength)) throw new Refused(refusals.broken)
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    const size = view.getUint32(at + 20, true)
    if (!has(start, size)) throw new Refused(refusals.broken)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replace(/^\//, ''), { name, method, start, size })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Stops as soon as there is more than the limit: a zip bomb is never unpacked. */
async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { method, start, size }: Entry,
  { partBytes }: SheetLimits,
): Promise<Uint8Array> {
  const packed = bytes.subarray(start, start + size)
  if (method === 0) {
    if (size > partBytes) throw new Refused(refusals.tooLarge)
    return packed
  }
  if (method !== 8) throw new Refused(refusals.broken)
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > partBytes) throw new Refused(refusals.tooLarge)
      chunks.push(value)
    }
  } catch (error) {
    reader.cancel().catch(() => {})
    throw error instanceof Refused ? error : new Refused(refusals.broken)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Without prefixes of namespaces: some programs write `<x:row>`. */
function xmlText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Refused(refusals.declared)
  return text.replace(/<(\/?)\w{1,20}:/g, '<$1')
}

interface Element {
  attributes: string
  content: string
}

/** All elements of a name, which do not contain each other. One pass, whatever the text contains. */
function* elementsOf(xml: string, name: string): Generator<Element> {
  const open = new RegExp(`<${name}(?=[\\s/>])([^<>]{0,2000})>`, 'g')
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [, attributes = ''] = found
    if (attributes.endsWith('/')) {
      yield { attributes, content: '' }
      continue
    }
    const start = open.lastIndex
    const end = xml.indexOf(`</${name}>`, start)
    if (end === -1) throw new Refused(refusals.broken)
    open.lastIndex = end
    yield { attributes, content: xml.slice(start, end) }
  }
}

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

/** The path of the sheet that is first in the workbook. */
function firstSheet(workbook: string, relations: string): string {
  const [sheet] = elementsOf(workbook, 'sheet')
  const id = attribute(sheet?.attributes ?? '', '\\w+:id')
  const relation = elementsOf(relations, 'Relationship').find(
    ({ attributes }) => attribute(attributes, 'Id') === id,
  )
  const target = attribute(relation?.attributes ?? '', 'Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const textsIn = (xml: string) => [...elementsOf(xml, 't')].map(({ content }) => plain(content)).join('')

const sharedTexts = (xml: string): string[] =>
  [...elementsOf(xml, 'si')].map(({ content }) => {
    // Readings in another script are no part of the text.
    const readings = [...elementsOf(content, 'rPh')].map((reading) => reading.content)
    return textsIn(readings.reduce((text, reading) => text.replace(reading, ''), content))
  })

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function plain(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function readRows(sheet: string, shared: string[], limits: SheetLimits): string[][] {
  const rows: string[][] = []
  for (const { content } of elementsOf(sheet, 'row')) {
    const row: string[] = []
    for (const { attributes, content: cell } of elementsOf(content, 'c')) {
      const column = columnOf(attribute(attributes, 'r')) ?? row.length
      if (column >= limits.columns) throw new Refused(refusals.tooLarge)
      while (row.length < column) row.push('')
      row[column] = cellText(attribute(attributes, 't'), cell, shared).trim()
    }
    if (row.some((cell) => cell !== '')) rows.push(row)
    if (rows.length > limits.rows) throw new Refused(refusals.tooLarge)
  }
  const width = Math.max(0, ...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

/** `AB12` is column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(type: string | undefined, cell: string, shared: string[]): string {
  if (type === 'inlineStr') return textsIn(cell)
  const [value] = elementsOf(cell, 'v')
  const text = plain(value?.content ?? '')
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'e') return ''
  // An EAN may be stored as the number 4.006381333931E12.
  const isLong = type === undefined && /e/i.test(text) && Number.isSafeInteger(Number(text))
  return isLong ? String(Number(text)) : text
}
