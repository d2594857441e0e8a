import { expect, test } from 'vitest'
import { fontOf, inDrawnOrder, printable, widthOf } from './fonts.ts'
import { readTrueType } from './true-type.ts'

/** The offset and length of each table. */
function tablesOf(font: Buffer) {
  return Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)] as const
    }),
  ) as Record<string, Buffer>
}

test('fonts: have letters of Latin, Greek, Cyrillic and Vietnamese, in both weights', () => {
  const letters = 'ÆØÅæøå ŁódźĄĘŚĆŻ ČĎĚŇŘŤŮŽ ŐŰ ĞİŞı ȚȘ Ελληνικά ДЖЫЇЄҐ Đặk ½ € – · „“ « »'
  expect(printable(letters)).toBe(letters)
  for (const font of ['regular', 'bold'] as const)
    expect([...letters].filter((letter) => fontOf(font).glyphOf(letter) === undefined)).toEqual([])
})

test('fonts: other scripts are marked, control characters are spaces, and marks without width are left out', () => {
  expect(printable('東 A\tB\u200bC\u0000D')).toBe('? A BC D')
  expect(widthOf('iii', 'regular', 10)).toBeLessThan(widthOf('WWW', 'regular', 10))
  expect(widthOf('WWW', 'regular', 10)).toBeLessThan(widthOf('WWW', 'bold', 11))
})

test('fonts: Hebrew is drawn from the right, what is around it is not', () => {
  expect(inDrawnOrder('A אבג דה 12')).toBe('A הד גבא 12')
})

test('subset: has only the glyphs that are used and the parts of composed ones, with their widths and outlines', () => {
  const font = fontOf('regular')
  const glyphs = [0, ...[...'Aå '].map((letter) => font.glyphOf(letter) ?? 0)]
  const file = font.subset(glyphs)
  const { maxp, loca, hmtx, glyf, head } = tablesOf(file)
  const count = maxp?.readUInt16BE(4) ?? 0
  // å is composed of a and a ring.
  expect(count).toBe(6)
  expect(file.length).toBeLessThan(4000)
  expect([head?.readInt16BE(50), loca?.length, hmtx?.length]).toEqual([1, (count + 1) * 4, count * 4])
  expect(loca?.readUInt32BE(count * 4)).toBe(glyf?.length)
  // The space has no outline; the others have one.
  const lengths = Array.from(
    { length: count },
    (_, place) => Number(loca?.readUInt32BE(place * 4 + 4)) - Number(loca?.readUInt32BE(place * 4)),
  )
  expect(lengths.map((length) => length > 0)).toEqual([true, true, true, false, true, true])
  expect(font.widthOf(glyphs[1] ?? 0)).toBe(Math.round((Number(hmtx?.readUInt16BE(4)) * 1000) / 2048))
})

test('font file: one without characters is refused', () => {
  expect(() => readTrueType(Buffer.alloc(12))).toThrow('The font has no table head')
})
