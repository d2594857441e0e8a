import { expect, test } from 'vitest'
import { checkImage } from './check-image.ts'
import { readImageHeader } from './image-header.ts'
import { avif, jpeg, png, webp, webpLossless, webpLossy } from './images.fixture.ts'

test.each([
  ['PNG', png(640, 480), 'image/png'],
  ['JPEG', jpeg(640, 480), 'image/jpeg'],
  ['WebP', webp(640, 480), 'image/webp'],
  ['lossy WebP', webpLossy(640, 480), 'image/webp'],
  ['lossless WebP', webpLossless(640, 480), 'image/webp'],
  ['AVIF', avif(640, 480), 'image/avif'],
])('image header: %s has its type and size', (_name, bytes, contentType) => {
  expect(readImageHeader(bytes)).toEqual({ contentType, width: 640, height: 480 })
})

test('image header: cut or foreign bytes are no picture', () => {
  for (const bytes of [png(1, 1), jpeg(1, 1), webp(1, 1), webpLossy(1, 1), webpLossless(1, 1), avif(1, 1)])
    for (let length = 0; length < 19; length++)
      expect(readImageHeader(bytes.subarray(0, length))).toBeUndefined()
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '<!doctype html>'])
    expect(readImageHeader(Buffer.from(text.padEnd(64)))).toBeUndefined()
})

test('image header: lengths that lead nowhere end the search', () => {
  const zeroes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000)])
  expect(readImageHeader(zeroes)).toBeUndefined()
  const box = avif(1, 1)
  box.writeUInt32BE(0, 16)
  expect(readImageHeader(box)).toBeUndefined()
})

const base64 = (bytes: Buffer) => bytes.toString('base64')

test('image check: a picture gets the same id for the same bytes', () => {
  const one = checkImage(base64(png(10, 10)), 1000)
  expect(one).toEqual(checkImage(base64(png(10, 10)), 1000))
  expect(one).toMatchObject({ contentType: 'image/png', id: expect.stringMatching(/^[0-9a-f]{40}$/) })
})

test.each([
  ['too many bytes', base64(png(10, 10)), 20, /more than 20/],
  ['no pixels', base64(png(0, 10)), 1000, /is 0 × 10 pixels/],
  ['too many pixels', base64(png(8193, 10)), 1000, /is 8193 × 10 pixels/],
  ['another type', base64(Buffer.from('<svg></svg>')), 1000, /PNG, JPEG, WebP or AVIF/],
  ['no base64', 'https://x', 1000, /is not base64/],
  ['nothing', '', 1000, /is not base64/],
])('image check: %s is refused', (_name, data, maxBytes, message) => {
  expect(checkImage(data, maxBytes)).toMatch(message)
})
