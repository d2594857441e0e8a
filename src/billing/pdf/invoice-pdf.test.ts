import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { line } from '../../orders/order.fixture.ts'
import { billingOf, buyer, composed, orderOf } from '../compose/compose.fixture.ts'
import { encoded, printable, widthOf } from './fonts.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** The texts on each page. */
function textsOf(pdf: Buffer): string[][] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)].map(
    ({ index, 0: head, 1: length }) => {
      const start = index + head.length
      const content = inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1')
      return [...content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
        text.replace(/\\(.)/g, '$1'),
      )
    },
  )
}

test('PDF: has title, parties, lines, totals and payment in the language of the buyer', () => {
  const [texts = []] = textsOf(invoicePdf(composed()))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Faktura INV-2026-000001',
      'Forfallsdato',
      'Fjord Data AS',
      'KID',
      '20260000011',
    ]),
  )
  expect(texts.join('|')).toContain('NOK 376,25')
  const german = { ...buyer, billing: { language: 'de', country: null } as never }
  expect(textsOf(invoicePdf(composed({ buyer: german })))[0]).toContain('Rechnung INV-2026-000001')
})

test('PDF: the same document gives the same bytes', () => {
  expect(invoicePdf(composed()).equals(invoicePdf(composed()))).toBe(true)
})

test('PDF: many lines go on over several pages, each with its head and number, and none is lost', () => {
  const lines = Array.from({ length: 90 }, (_, index) =>
    line(`${index + 1}0`, 1, { name: `Item ${index + 1}` }),
  )
  const billing = billingOf(
    'Invoice',
    lines.map(({ lineNumber }): [string, number] => [lineNumber, 1]),
  )
  const pages = textsOf(invoicePdf(composed({ order: orderOf(lines), billing })))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, texts] of pages.entries()) expect(texts).toContain(`Side ${index + 1} / ${pages.length}`)
  expect(pages.flat().filter((text) => /^Item \d+$/.test(text))).toHaveLength(90)
})

test('fonts: letters of western Europe stay, accents that are missing are left out, other scripts are marked', () => {
  expect(printable('Æøå Łódź € — 東')).toBe('Æøå Lódz € — ?')
  expect([...encoded('€ø')]).toEqual([128, 248])
  expect(widthOf('iii', 'regular', 10)).toBeLessThan(widthOf('WWW', 'regular', 10))
})
