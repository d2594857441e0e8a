import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfObjects } from './pdf-objects.ts'
import { type Picture, readPicture } from './picture.ts'
import { streamsOf } from './written-texts.fixture.ts'

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Rows begin with the number of their filter. */
function png(width: number, type: number, rows: number[][], extra: Buffer[] = [], interlace = 0): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(rows.length, 4)
  head.set([8, type, 0, 0, interlace], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(Buffer.from(rows.flat())))
  return Buffer.concat([signature, chunk('IHDR', head), ...extra, data, chunk('IEND', Buffer.alloc(0))])
}

/** The streams of the picture in a file. */
function written(picture: Picture | undefined) {
  const objects = pdfObjects()
  const id = picture?.addTo(objects) ?? 0
  return { id, streams: streamsOf(objects.file(1, 1)) }
}

test('logo: transparent points become white; filters of rows are undone', () => {
  // Red, half transparent red; then the same by difference to the row above.
  const picture = readPicture(
    png(2, 6, [
      [0, 255, 0, 0, 255, 255, 0, 0, 128],
      [2, 0, 0, 0, 0, 0, 0, 0, 128 - 1],
    ]),
  )
  expect([picture?.width, picture?.height]).toEqual([2, 2])
  const { id, streams } = written(picture)
  expect([...(streams.get(id)?.content ?? [])]).toEqual([255, 0, 0, 255, 127, 127, 255, 0, 0, 255, 0, 0])
})

test('logo: a PNG without transparency is taken as it is, one with a palette with its colours on white', () => {
  const plain = written(readPicture(png(1, 2, [[0, 1, 2, 3]])))
  const stream = plain.streams.get(plain.id)
  expect(stream?.entries).toContain('/ColorSpace /DeviceRGB /BitsPerComponent 8')
  expect(stream?.entries).toContain('/Predictor 15 /Colors 3')
  const palette = [chunk('PLTE', Buffer.from([10, 20, 30, 0, 0, 0])), chunk('tRNS', Buffer.from([255, 0]))]
  const indexed = written(readPicture(png(2, 3, [[0, 0, 1]], palette)))
  expect(indexed.streams.get(indexed.id)?.entries).toContain('[/Indexed /DeviceRGB 1 1 0 R]')
  expect([...(indexed.streams.get(1)?.content ?? [])]).toEqual([10, 20, 30, 255, 255, 255])
})

const jpeg = (components: number) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 40, 0, 120, components, ...Array(12).fill(0), 0xff, 0xd9])

test('logo: a JPEG is taken as it is', () => {
  const picture = readPicture(jpeg(3))
  expect([picture?.width, picture?.height]).toEqual([120, 40])
  const { id, streams } = written(picture)
  expect(streams.get(id)?.entries).toContain('/Filter /DCTDecode')
  expect(streams.get(id)?.content.equals(jpeg(3))).toBe(true)
})

test.each([
  ['a JPEG with four inks', jpeg(4)],
  ['an interlaced PNG', png(1, 2, [[0, 1, 2, 3]], [], 1)],
  ['a PNG whose rows are cut', png(2, 6, [[0, 255, 0, 0]])],
  ['a WebP', Buffer.from('RIFF0000WEBPVP8L')],
])('logo: %s is left out', (_, bytes) => {
  expect(readPicture(bytes)).toBeUndefined()
})
