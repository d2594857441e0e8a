// Pictures lose what they say about people and places: EXIF with its GPS position, XMP, IPTC, comments, and whatever follows the picture.
// The container is walked and copied without these parts; the pixels are not decoded. How the picture is turned is kept, alone.
import { crc32 } from 'node:zlib'
import { exifWith, orientationOf } from './exif-orientation.ts'
import type { ImageHeader } from './image-header.ts'

/** Undefined if the parts of the file do not follow each other as they must. */
export const stripMetadata = (bytes: Buffer, contentType: ImageHeader['contentType']): Buffer | undefined =>
  strippers[contentType](bytes)

const latin = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

/** Beside the critical ones, whose names begin with a capital letter: colours, transparency, size and animation. */
const keptPngChunks = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

function stripPng(bytes: Buffer): Buffer | undefined {
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 8 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = latin(bytes, at + 4, at + 8)
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return undefined
    if (name === 'eXIf') {
      const exif = exifWith(orientationOf(bytes.subarray(at + 8, end - 4)))
      if (exif) parts.push(pngChunk('eXIf', exif))
    } else if (/^[A-Z]/.test(name) || keptPngChunks.has(name)) parts.push(bytes.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  return Buffer.concat(parts)
}

function pngChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(name, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length)
  return chunk
}

/** Of the segments for applications: the size of pixels, the colour profile, and how colours are stored. */
const keptJpegHeads: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }
const exifHead = 'Exif\0\0'
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const isForApplications = (marker: number) => marker >= 0xe0 && marker <= 0xef

function stripJpeg(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = []
  let exif: Buffer | undefined
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] as number
    // A marker may follow any number of filling bytes.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === endOfImage) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    const head = latin(bytes, at + 4, Math.min(end, at + 4 + 12))
    if (isForApplications(marker) && head.startsWith(exifHead))
      exif ??= exifWith(orientationOf(bytes.subarray(at + 4 + exifHead.length, end)))
    const isKept = isForApplications(marker)
      ? head.startsWith(keptJpegHeads[marker] ?? '\0\0')
      : marker !== comment
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    if (isKept) parts.push(bytes.subarray(at, next))
    at = next
  }
  const isEnded = at + 2 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] === endOfImage
  if (isEnded) parts.push(bytes.subarray(at, at + 2))
  // JFIF, if the file has it, must be first.
  if (exif) parts.splice(parts[0]?.[1] === 0xe0 ? 1 : 0, 0, jpegExif(exif))
  return Buffer.concat([bytes.subarray(0, 2), ...parts])
}

/** The next marker after compressed data, in which FF is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] as number
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

function jpegExif(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifHead.length + exif.length])
  return Buffer.concat([head, Buffer.from(exifHead, 'latin1'), exif])
}

const keptWebpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of the chunk VP8X: the file has EXIF, or XMP. */
const webpExif = 0x08
const webpXmp = 0x04

function stripWebp(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [Buffer.from(bytes.subarray(0, 12))]
  let features: Buffer<ArrayBuffer> | undefined
  let exif: Buffer | undefined
  const length = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= length; ) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size
    if (end > length) return undefined
    const name = latin(bytes, at, at + 4)
    if (name === 'EXIF') exif = exifWith(orientationOf(withoutExifHead(bytes.subarray(at + 8, end))))
    const padded = Math.min(length, end + (size % 2))
    if (keptWebpChunks.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, padded))
      if (name === 'VP8X') features = chunk
      parts.push(chunk)
    }
    at = padded
  }
  if (features) features[8] = ((features[8] as number) & ~(webpExif | webpXmp)) | (exif ? webpExif : 0)
  if (features && exif) parts.push(webpChunk('EXIF', exif))
  const stripped = Buffer.concat(parts)
  stripped.writeUInt32LE(stripped.length - 8, 4)
  return stripped
}

const withoutExifHead = (exif: Buffer) =>
  latin(exif, 0, exifHead.length) === exifHead ? exif.subarray(exifHead.length) : exif

function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

const strippers: Record<ImageHeader['contentType'], (bytes: Buffer) => Buffer | undefined> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
  // Its metadata are items of an index that gives positions of all data; how it is turned is a property of its own.
  'image/avif': (bytes) => bytes,
}
