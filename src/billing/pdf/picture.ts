// The logo as PDF has pictures. A JPEG is taken as it is; a PNG nearly so, because both compress rows in the same way. What is
// transparent becomes white, as paper is.
import { inflateSync } from 'node:zlib'
import { type PdfObjects, reference } from './pdf-objects.ts'

export interface Picture {
  width: number
  height: number
  /** Adds its objects, and returns the number of the picture. */
  addTo: (objects: PdfObjects) => number
}

/** Undefined for pictures that paper cannot show: of other types, with interlaced rows, or with four inks. */
export function readPicture(bytes: Buffer): Picture | undefined {
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return readPng(bytes)
  return bytes.readUInt16BE(0) === 0xffd8 ? readJpeg(bytes) : undefined
}

const entriesOf = (width: number, height: number, space: string, bits: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent ${bits}`

const spaces: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB' }

/** Markers of frames; three of their numbers mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(bytes: Buffer): Picture | undefined {
  let at = 2
  while (at + 9 < bytes.length && !isFrame(bytes.readUInt8(at + 1))) at += 2 + bytes.readUInt16BE(at + 2)
  if (at + 9 >= bytes.length) return undefined
  const space = spaces[bytes.readUInt8(at + 9)]
  if (space === undefined) return undefined
  const height = bytes.readUInt16BE(at + 5)
  const width = bytes.readUInt16BE(at + 7)
  const entries = `${entriesOf(width, height, space, bytes.readUInt8(at + 4))} /Filter /DCTDecode`
  return { width, height, addTo: (objects) => objects.stream(entries, bytes, false) }
}

/** By the type of colour: how many numbers a point has. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const withPalette = 3
const withTransparency = 4
/** A small file can unpack to much more. */
const maxPoints = 4_000_000

function chunksOf(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer[]>()
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  return new Map([...chunks].map(([name, parts]) => [name, Buffer.concat(parts)]))
}

function readPng(bytes: Buffer): Picture | undefined {
  const chunks = chunksOf(bytes)
  const head = chunks.get('IHDR')
  const data = chunks.get('IDAT')
  if (!head || !data || head.readUInt8(12) !== 0) return undefined
  const [width, height, bits, type] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    head.readUInt8(8),
    head.readUInt8(9),
  ]
  const count = channels[type] ?? 0
  if (type >= withTransparency) {
    if (bits !== 8 || width * height > maxPoints) return undefined
    const points = onWhite(data, width, height, count)
    const entries = entriesOf(width, height, spaces[count - 1] ?? '', 8)
    return points && { width, height, addTo: (objects) => objects.stream(entries, points) }
  }
  const palette = type === withPalette ? paletteOf(chunks) : undefined
  return {
    width,
    height,
    addTo: (objects) => {
      const space = palette
        ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} ${reference(objects.stream('', palette))}]`
        : (spaces[count] ?? '')
      const rows = `<< /Predictor 15 /Colors ${count} /BitsPerComponent ${bits} /Columns ${width} >>`
      const entries = `${entriesOf(width, height, space, bits)} /Filter /FlateDecode /DecodeParms ${rows}`
      return objects.stream(entries, data, false)
    },
  }
}

const mixed = (value: number, alpha: number) => Math.round((value * alpha + 255 * (255 - alpha)) / 255)

function paletteOf(chunks: Map<string, Buffer>): Buffer {
  const alphas = chunks.get('tRNS') ?? Buffer.alloc(0)
  const colours = chunks.get('PLTE') ?? Buffer.alloc(3)
  return Buffer.from(colours.map((value, index) => mixed(value, alphas[Math.floor(index / 3)] ?? 255)))
}

/** How a row refers to the point before, the row above, and both. */
const predictions: ((before: number, above: number, corner: number) => number)[] = [
  () => 0,
  (before) => before,
  (_, above) => above,
  (before, above) => (before + above) >> 1,
  (before, above, corner) => {
    const estimate = before + above - corner
    const [a, b, c] = [before, above, corner].map((value) => Math.abs(estimate - value)) as [
      number,
      number,
      number,
    ]
    return a <= b && a <= c ? before : b <= c ? above : corner
  },
]

/** The points without transparency; undefined if the picture is damaged. */
function onWhite(data: Buffer, width: number, height: number, count: number): Buffer | undefined {
  const length = width * count
  const rows = unpacked(data, (length + 1) * height)
  if (!rows) return undefined
  const points = Buffer.alloc(width * height * (count - 1))
  let above = new Uint8Array(length)
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1)
    const predict = predictions[rows[start] ?? 0]
    if (!predict) return undefined
    const row = new Uint8Array(length)
    for (let x = 0; x < length; x++) {
      const guess = predict(row[x - count] ?? 0, above[x] ?? 0, above[x - count] ?? 0)
      row[x] = (rows[start + 1 + x] ?? 0) + guess
    }
    for (let x = 0; x < width; x++) {
      const alpha = row[x * count + count - 1] ?? 255
      for (let channel = 0; channel < count - 1; channel++)
        points[(y * width + x) * (count - 1) + channel] = mixed(row[x * count + channel] ?? 0, alpha)
    }
    above = row
  }
  return points
}

function unpacked(data: Buffer, expected: number): Buffer | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: expected + 1 })
    return rows.length === expected ? rows : undefined
  } catch {
    return undefined
  }
}
