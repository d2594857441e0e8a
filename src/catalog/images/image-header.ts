// What the first bytes of a picture say: its type and its size. Nothing is decoded.

export interface ImageHeader {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif'
  width: number
  height: number
}

/** Undefined if the bytes are no picture of these types. SVG is not among them: it may contain scripts. */
export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  for (const [contentType, read] of formats) {
    const size = read(bytes)
    if (size) return { contentType, ...size }
  }
  return undefined
}

type Size = { width: number; height: number } | undefined

const text = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngSize(bytes: Buffer): Size {
  const isPng = bytes.length >= 24 && bytes.subarray(0, 8).equals(pngSignature)
  if (!isPng || text(bytes, 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Markers of frames; three of their numbers mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): Size {
  if (bytes.length < 4 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return undefined
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function webpSize(bytes: Buffer): Size {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined
  return webpChunks[text(bytes, 12, 16)]?.(bytes)
}

/** The first chunk of a file: lossy, lossless, or with further chunks. */
const webpChunks: Record<string, (bytes: Buffer) => Size> = {
  'VP8 ': (bytes) =>
    bytes.readUIntBE(23, 3) === 0x9d012a
      ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
      : undefined,
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21)
    return bytes[20] === 0x2f
      ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      : undefined
  },
  VP8X: (bytes) => ({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }),
}

function avifSize(bytes: Buffer): Size {
  const type = boxIn(bytes, 'ftyp')
  const brands = type ? text(type, 0, type.length) : ''
  if (bytes.length < 12 || text(bytes, 4, 8) !== 'ftyp' || !/avi[fs]/.test(brands)) return undefined
  // The boxes "meta" and "ispe" begin with four bytes of version and flags.
  const meta = boxIn(bytes, 'meta')?.subarray(4)
  const size = ['iprp', 'ipco', 'ispe'].reduce<Buffer | undefined>(
    (box, name) => box && boxIn(box, name),
    meta,
  )
  if (!size || size.length < 12) return undefined
  return { width: size.readUInt32BE(4), height: size.readUInt32BE(8) }
}

/** The content of the first box with this name. */
function boxIn(bytes: Buffer, name: string): Buffer | undefined {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    // Shorter than its own head: a length over 4 GB, or damage.
    if (length < 8) return undefined
    if (text(bytes, at + 4, at + 8) === name) return bytes.subarray(at + 8, at + length)
    at += length
  }
  return undefined
}

const formats: [ImageHeader['contentType'], (bytes: Buffer) => Size][] = [
  ['image/png', pngSize],
  ['image/jpeg', jpegSize],
  ['image/webp', webpSize],
  ['image/avif', avifSize],
]
