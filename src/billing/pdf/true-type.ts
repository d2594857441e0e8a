// Reads a TrueType font: which glyph a letter has, how wide it is, and a smaller font that has only the glyphs that are used.

/** In thousandths of the size, as PDF measures. */
export interface FontMetrics {
  ascent: number
  descent: number
  capHeight: number
  box: number[]
}

export interface TrueType extends FontMetrics {
  /** Undefined if the font has no glyph for it. */
  glyphOf: (character: string) => number | undefined
  widthOf: (glyph: number) => number
  /** A font of these glyphs, numbered in this order; parts of composed glyphs follow. The first must be 0, the glyph of missing letters. */
  subset: (glyphs: readonly number[]) => Buffer
}

type Tables = ReadonlyMap<string, Buffer>

function tablesOf(file: Buffer): Tables {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    const start = file.readUInt32BE(entry + 8)
    const length = file.readUInt32BE(entry + 12)
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(start, start + length))
  }
  return tables
}

function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name)
  if (!table) throw new Error(`The font has no table ${name}.`)
  return table
}

const formatOfBasicPlane = 4

/** The glyph of each character, from the table of the basic multilingual plane. */
function glyphsByCharacter(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === formatOfBasicPlane)
  if (start === undefined) throw new Error('The font has no characters in format 4.')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const column = (index: number) => start + 14 + index * segments * 2 + (index > 0 ? 2 : 0)
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment++) {
    const at = segment * 2
    const last = cmap.readUInt16BE(column(0) + at)
    const delta = cmap.readUInt16BE(column(2) + at)
    const rangeAt = column(3) + at
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = cmap.readUInt16BE(column(1) + at); code <= last && code < 0xffff; code++) {
      const first = cmap.readUInt16BE(column(1) + at)
      const found = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - first) * 2)
      const glyph = found === 0 && range !== 0 ? 0 : (found + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

export function readTrueType(file: Buffer): TrueType {
  const tables = tablesOf(file)
  const head = tableOf(tables, 'head')
  const hhea = tableOf(tables, 'hhea')
  const hmtx = tableOf(tables, 'hmtx')
  const unitsPerEm = head.readUInt16BE(18)
  const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm)
  const characters = glyphsByCharacter(tableOf(tables, 'cmap'))
  const lastMetric = hhea.readUInt16BE(34) - 1
  const advance = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, lastMetric) * 4)
  return {
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(tableOf(tables, 'OS/2').readInt16BE(88)),
    box: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    glyphOf: (character) => characters.get(character.codePointAt(0) ?? 0),
    widthOf: (glyph) => scaled(advance(glyph)),
    subset: (glyphs) => subsetOf(tables, glyphs, advance),
  }
}

/** The outline of a glyph; empty for a space. */
function outlineOf(tables: Tables, glyph: number): Buffer {
  const loca = tableOf(tables, 'loca')
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1
  const offset = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return tableOf(tables, 'glyf').subarray(offset(glyph), offset(glyph + 1))
}

const flags = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 }

/** Where the numbers of the parts of a composed glyph are; none if it is not composed. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const parts: number[] = []
  for (let at = 10, isLast = false; !isLast; ) {
    const flag = outline.readUInt16BE(at)
    parts.push(at + 2)
    const transform = flag & flags.scale ? 2 : flag & flags.twoScales ? 4 : flag & flags.matrix ? 8 : 0
    at += 4 + (flag & flags.words ? 4 : 2) + transform
    isLast = (flag & flags.more) === 0
  }
  return parts
}

function subsetOf(tables: Tables, wanted: readonly number[], advance: (glyph: number) => number): Buffer {
  const glyphs = [...wanted]
  const places = new Map(glyphs.map((glyph, place) => [glyph, place]))
  const placeOf = (glyph: number): number => {
    const known = places.get(glyph)
    if (known !== undefined) return known
    places.set(glyph, glyphs.length)
    return glyphs.push(glyph) - 1
  }
  const outlines: Buffer[] = []
  // The list grows by the parts of composed glyphs.
  for (let place = 0; place < glyphs.length; place++) {
    const outline = Buffer.from(outlineOf(tables, glyphs[place] ?? 0))
    for (const at of partsOf(outline)) outline.writeUInt16BE(placeOf(outline.readUInt16BE(at)), at)
    outlines.push(Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]))
  }
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  outlines.reduce(
    (end, { length }, place) => loca.writeUInt32BE(end + length, (place + 1) * 4) && end + length,
    0,
  )
  const hmtx = Buffer.alloc(glyphs.length * 4)
  for (const [place, glyph] of glyphs.entries()) {
    hmtx.writeUInt16BE(advance(glyph), place * 4)
    const outline = outlines[place]
    // The left side bearing is where the outline begins.
    if (outline && outline.length > 0) hmtx.writeInt16BE(outline.readInt16BE(2), place * 4 + 2)
  }
  return fontFileOf({
    glyf: Buffer.concat(outlines),
    head: changed(tableOf(tables, 'head'), (head) => {
      head.writeUInt32BE(0, 8)
      head.writeInt16BE(1, 50)
    }),
    hhea: changed(tableOf(tables, 'hhea'), (hhea) => hhea.writeUInt16BE(glyphs.length, 34)),
    hmtx,
    loca,
    maxp: changed(tableOf(tables, 'maxp'), (maxp) => maxp.writeUInt16BE(glyphs.length, 4)),
  })
}

function changed(table: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table)
  change(copy)
  return copy
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** Tables in the order of their names, each padded to four bytes. */
function fontFileOf(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables)
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const head = Buffer.alloc(12 + entries.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(entries.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((entries.length - power) * 16, 10)
  const parts = [head]
  let offset = head.length
  for (const [index, [name, table]] of entries.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    const entry = 12 + index * 16
    head.write(name, entry, 'latin1')
    head.writeUInt32BE(checksum(padded), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
