import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkImage } from './check-image.ts'
import { exifWith, orientationOf } from './exif-orientation.ts'
import { readImageHeader } from './image-header.ts'

const secret = 'GPS 59.9139N 10.7522E'
const text = (value: string) => Buffer.from(value, 'latin1')

/** EXIF of a camera: the orientation, in either order of bytes, and a position. */
function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const bytes = Buffer.alloc(38)
  bytes.write(order, 'latin1')
  const short = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  short(42, 2)
  long(8, 4)
  short(2, 8)
  short(0x010f, 10)
  short(0x0112, 22)
  short(3, 24)
  long(1, 26)
  short(orientation, 30)
  return Buffer.concat([bytes, text(secret)])
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content])
const frame = segment(0xc2, Buffer.from([8, 0, 48, 0, 64, 1, 1, 0x11, 0]))
/** Two scans, with a stuffed FF and a restart within the first. */
const scans = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
  segment(0xc4, Buffer.from([7])),
  segment(0xda, Buffer.from([1, 1, 0, 1, 0, 0])),
  Buffer.from([4, 5]),
])
const jfif = segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'))
const profile = segment(0xe2, text('ICC_PROFILE\0\x01\x01colours'))
const start = Buffer.from([0xff, 0xd8])
const end = Buffer.from([0xff, 0xd9])
const jpeg = (orientation: number, order?: 'II' | 'MM') =>
  Buffer.concat([
    start,
    jfif,
    segment(0xe1, Buffer.concat([text('Exif\0\0'), exif(orientation, order)])),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
    segment(0xe2, text(`MPF\0${secret}`)),
    segment(0xed, text(`Photoshop 3.0\0${secret}`)),
    segment(0xfe, text(secret)),
    profile,
    frame,
    scans,
    end,
    text(secret),
  ])

function chunk(name: string, content: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), text(name), content, Buffer.alloc(4)])
  bytes.writeUInt32BE(content.length, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length)
  return bytes
}
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const ihdr = chunk('IHDR', Buffer.from([0, 0, 0, 64, 0, 0, 0, 48, 8, 2, 0, 0, 0]))
const pixels = [
  chunk('sRGB', Buffer.from([0])),
  chunk('IDAT', Buffer.from([1, 2, 3])),
  chunk('IEND', text('')),
]
const png = (orientation: number) =>
  Buffer.concat([
    signature,
    ihdr,
    chunk('tEXt', text(`Comment\0${secret}`)),
    chunk('zTXt', text(secret)),
    chunk('iTXt', text(`XML:com.adobe.xmp\0${secret}`)),
    chunk('tIME', Buffer.alloc(7)),
    chunk('eXIf', exif(orientation)),
    ...pixels,
    text(secret),
  ])

function riff(...chunks: [string, Buffer][]): Buffer {
  const parts = chunks.map(([name, content]) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(content.length)
    return Buffer.concat([text(name), size, content, Buffer.alloc(content.length % 2)])
  })
  const bytes = Buffer.concat([text('RIFF\0\0\0\0WEBP'), ...parts])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}
const features = (flags: number) => Buffer.from([flags, 0, 0, 0, 63, 0, 0, 47, 0, 0])
const lossy: [string, Buffer] = ['VP8 ', Buffer.alloc(11, 7)]
const webp = (orientation: number) =>
  Buffer.concat([
    riff(
      ['VP8X', features(0x2c)],
      ['ICCP', text('abc')],
      lossy,
      ['EXIF', exif(orientation)],
      ['XMP ', text(secret)],
    ),
    text(secret),
  ])

const stored = (bytes: Buffer): Buffer => {
  const image = checkImage(bytes.toString('base64'), 100_000)
  if (typeof image === 'string') throw new Error(image)
  expect(readImageHeader(image.bytes)).toMatchObject({ width: 64, height: 48 })
  return image.bytes
}
const small = (orientation: number) => exifWith(orientation) as Buffer

test('metadata of a JPEG: are removed, and colours, frames and scans are kept', () => {
  expect(stored(jpeg(1))).toEqual(Buffer.concat([start, jfif, profile, frame, scans, end]))
})

test('metadata of a PNG: are removed, and pixels and colours are kept', () => {
  expect(stored(png(1))).toEqual(Buffer.concat([signature, ihdr, ...pixels]))
})

test('metadata of a WebP: are removed, also from its flags', () => {
  expect(stored(webp(1))).toEqual(riff(['VP8X', features(0x20)], ['ICCP', text('abc')], lossy))
})

test.each(['II', 'MM'] as const)('turned picture: keeps how it is turned, and nothing else (%s)', (order) => {
  const turned = stored(jpeg(6, order))
  const segmentOfExif = segment(0xe1, Buffer.concat([text('Exif\0\0'), small(6)]))
  expect(turned).toEqual(Buffer.concat([start, jfif, segmentOfExif, profile, frame, scans, end]))
  expect(orientationOf(small(6))).toBe(6)
})

test('turned picture: a PNG and a WebP keep how they are turned', () => {
  expect(stored(png(8))).toEqual(Buffer.concat([signature, ihdr, chunk('eXIf', small(8)), ...pixels]))
  const expected = riff(['VP8X', features(0x28)], ['ICCP', text('abc')], lossy, ['EXIF', small(8)])
  expect(stored(webp(8))).toEqual(expected)
})

test('metadata: a picture without any stays as it is', () => {
  for (const bytes of [jpeg(6), png(3), webp(3)]) {
    const once = stored(bytes)
    expect(stored(once)).toEqual(once)
    expect(once.includes(secret)).toBe(false)
  }
})

test.each([
  ['JPEG', Buffer.concat([start, frame, text('garbage'), end])],
  ['JPEG with a long segment', Buffer.concat([start, frame, Buffer.from([0xff, 0xe1, 0xff, 0xff, 1])])],
  ['PNG', Buffer.concat([signature, ihdr, text('\xff\xff\xff\xfftEXtx')])],
  ['WebP', riff(['VP8X', features(0)], lossy).subarray(0, 40)],
])('damaged %s: is refused, because what it contains is not known', (_name, bytes) => {
  expect(checkImage(bytes.toString('base64'), 100_000)).toBe('is damaged: its parts do not follow each other')
})

test('orientation: damaged EXIF is upright', () => {
  for (let length = 0; length < 34; length++) expect(orientationOf(exif(6).subarray(0, length))).toBe(1)
  for (const value of [0, 1, 9, 65_535]) expect(exifWith(value)).toBeUndefined()
})
