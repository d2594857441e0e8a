// Makes XLSX files for tests.

type Part = [name: string, content: string | Uint8Array<ArrayBuffer>]

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const types = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Texts are shared strings, numbers are numbers. */
export function partsOf(rows: (string | number)[][]): Part[] {
  const shared: string[] = []
  const cell = (value: string | number, column: number, row: number) => {
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
    shared.push(value)
    return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const data = rows
    .map(
      (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, column, at)).join('')}</row>`,
    )
    .join('')
  return [
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet7.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetType}.sharedStrings+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="List" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${types}/relationships"><Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relationships}/worksheet" Target="worksheets/sheet7.xml"/></Relationships>`,
    ],
    ['xl/worksheets/sheet7.xml', `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`],
    [
      'xl/sharedStrings.xml',
      `<sst xmlns="${main}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ],
  ]
}

export const makeXlsx = (rows: (string | number)[][]) => zip(partsOf(rows))

export async function zip(parts: Part[]): Promise<Uint8Array<ArrayBuffer>> {
  const files: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  let directoryLength = 0
  for (const [name, content] of parts) {
    const plain = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const packed = await deflate(plain)
    const path = new TextEncoder().encode(name)
    const common = [
      ...u16(20, 0x0800, 8, 0, 0),
      ...u32(crc(plain), packed.length, plain.length),
      ...u16(path.length, 0),
    ]
    const local = Uint8Array.from([...u32(0x04034b50), ...common])
    const central = Uint8Array.from([
      ...u32(0x02014b50),
      ...u16(20),
      ...common,
      ...u16(0, 0, 0),
      ...u32(0, offset),
    ])
    files.push(local, path, packed)
    directory.push(central, path)
    offset += local.length + path.length + packed.length
    directoryLength += central.length + path.length
  }
  const end = Uint8Array.from([
    ...u32(0x06054b50),
    ...u16(0, 0, parts.length, parts.length),
    ...u32(directoryLength, offset),
    ...u16(0),
  ])
  return new Uint8Array(await new Blob([...files, ...directory, end]).arrayBuffer())
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  )

const u16 = (...values: number[]) => values.flatMap((value) => [value & 255, value >> 8])
const u32 = (...values: number[]) =>
  values.flatMap((value) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24])

function crc(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
