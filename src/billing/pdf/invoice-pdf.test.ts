import { expect, test } from 'vitest'
import { line } from '../../orders/order.fixture.ts'
import { billingOf, buyer, company, composed, orderOf } from '../compose/compose.fixture.ts'
import { ciiOf } from '../e-invoice/cii.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { page } from './pdf-writer.ts'
import { streamsOf, writtenTexts } from './written-texts.fixture.ts'

const lines = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => line(`${index + 1}0`, 1, { name: `${name} ${index + 1}` }))
const billed = (some: { lineNumber: string }[]) =>
  billingOf(
    'Invoice',
    some.map(({ lineNumber }): [string, number] => [lineNumber, 1]),
  )

test('PDF: has title, parties, lines, totals and payment in the language of the buyer', () => {
  const [texts = []] = writtenTexts(invoicePdf(composed()))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Faktura INV-2026-000001',
      'Forfallsdato',
      'Fjord Data AS',
      'KID',
      '20260000011',
      '8601 11 17947',
    ]),
  )
  expect(texts.join('|')).toContain('NOK 376,25')
  expect(texts.join('|')).toContain('· Foretaksregisteret ·')
  const german = { ...buyer, billing: { language: 'de', country: null } as never }
  expect(writtenTexts(invoicePdf(composed({ buyer: german })))[0]).toContain('Rechnung INV-2026-000001')
})

test('PDF: a company that is not in Foretaksregisteret does not say so', () => {
  const texts = writtenTexts(invoicePdf(composed({ company: { ...company, isInForetaksregisteret: false } })))
  expect(texts.flat().join('|')).not.toContain('Foretaksregisteret')
})

test('PDF: why there is no VAT is said in the language of the buyer, or in the words of the account', () => {
  const order = orderOf([line('10', 1, { unitPrice: { net: 100, vat: 0, gross: 100 } })])
  const withoutVat = (billing: object) => {
    const given = { ...buyer, vatRate: 0, billing: { country: null, language: 'de', ...billing } as never }
    return writtenTexts(
      invoicePdf(composed({ order, billing: billed(order.orderLines), buyer: given })),
    ).flat()
  }
  expect(withoutVat({ vatCategory: 'AE' })).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  const own = { vatCategory: 'E', vatExemptionReason: 'Umsatzsteuerfrei nach § 4 UStG' }
  expect(withoutVat(own)).toContain('Umsatzsteuerfrei nach § 4 UStG')
})

test('PDF: names are written in their own letters', () => {
  for (const name of ['Żółte Łodzie', 'Ελληνική Εταιρεία', 'ООО «Ромашка»'])
    expect(writtenTexts(invoicePdf(composed({ buyer: { ...buyer, name } }))).flat()).toContain(name)
})

test('PDF: the same document gives the same bytes', () => {
  expect(invoicePdf(composed()).equals(invoicePdf(composed()))).toBe(true)
})

test('PDF: many lines go on over several pages, each with its head and number, and none is lost', () => {
  const many = lines(90, 'Item')
  const pages = writtenTexts(invoicePdf(composed({ order: orderOf(many), billing: billed(many) })))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, texts] of pages.entries()) expect(texts).toContain(`Side ${index + 1} / ${pages.length}`)
  expect(pages.flat().filter((text) => /^Item \d+$/.test(text))).toHaveLength(90)
})

test('PDF: long names and numbers are wrapped, and stay on the paper', () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)
  const [first] = lines(1, long)
  const order = orderOf(first ? [{ ...first, materialNumber: long }] : [], {
    references: { billingReference: long, deliveryReference: null },
  })
  const pdf = invoicePdf(
    composed({
      order,
      billing: billed(order.orderLines),
      company: { ...company, legalName: long },
      buyer: { ...buyer, name: long },
    }),
  )
  const [content] = [...streamsOf(pdf).values()].filter(({ content }) => content.includes(' Td <'))
  for (const [, size, x, y, glyphs = ''] of content?.content
    .toString()
    .matchAll(/ (\S+) Tf (\S+) (\S+) Td <(\w*)>/g) ?? []) {
    // A letter is at least a fifth as wide as high.
    expect(Number(x) + (glyphs.length / 4) * Number(size) * 0.2).toBeLessThan(page.width - 50)
    expect(Number(y)).toBeGreaterThan(0)
  }
})

/** What ISO 19005-3 wants of such a file, as far as it can be read from it. */
test('PDF: the foot breaks between facts, and not within a number', () => {
  const phone = '+47 22 00 00 00'
  for (let length = 1; length <= 30; length++) {
    const email = `${'f'.repeat(length)}@nordlys.example`
    const [texts = []] = writtenTexts(invoicePdf(composed({ company: { ...company, phone, email } })))
    expect(texts.filter((text) => text.replaceAll('\u00a0', ' ').includes(phone))).toHaveLength(1)
  }
})

test('PDF/A-3b: embeds fonts, colours, metadata and the invoice, and says so', () => {
  const pdf = invoicePdf(composed())
  const file = pdf.toString('latin1')
  const streams = streamsOf(pdf)
  const [, xmp] = /\/Metadata (\d+) 0 R/.exec(file) ?? []
  const metadata = streams.get(Number(xmp))
  expect(metadata?.entries).not.toContain('/Filter')
  const said = metadata?.content.toString() ?? ''
  for (const part of [
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    '<xmp:CreateDate>2026-03-01T00:00:00Z</xmp:CreateDate>',
  ])
    expect(said).toContain(part)
  expect(file).toMatch(/\/AFRelationship \/Alternative/)
  expect(file).toMatch(/\/Catalog .*\/OutputIntents .*\/Names .*\/AF \[/)
  expect(file).toMatch(/trailer\n<< .*\/ID \[<\w{32}> <\w{32}>\]/)
  // Each font has its program, and none is left to the reader.
  expect(file.match(/\/FontFile2/g)).toHaveLength(2)
  expect(file).not.toContain('/Type1')
  for (const forbidden of ['/Encrypt', '/JavaScript', '/LZWDecode', '/DeviceCMYK', '/SMask', '/Interpolate'])
    expect([forbidden, file.includes(forbidden)]).toEqual([forbidden, false])
  const [, profile] = /\/DestOutputProfile (\d+) 0 R/.exec(file) ?? []
  const colours = streams.get(Number(profile))?.content ?? Buffer.alloc(0)
  expect([
    colours.readUInt32BE(0),
    colours.toString('latin1', 12, 24),
    colours.toString('latin1', 36, 40),
  ]).toEqual([colours.length, 'mntrRGB XYZ ', 'acsp'])
  const [attached] = [...streams.values()].filter(({ entries }) => entries.includes('/EmbeddedFile'))
  expect(attached?.content.toString()).toBe(ciiOf(composed()))
  // Every object is where the table says.
  const [, start] = /startxref\n(\d+)/.exec(file) ?? []
  const rows = file.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gm)
  for (const [index, [, offset]] of [...rows].entries())
    expect(file.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
})

test('PDF/A-3b: a currency with three decimals has no embedded invoice', () => {
  const file = invoicePdf(
    composed({ order: orderOf(lines(1, 'Item'), { currency: 'KWD' }), billing: billed(lines(1, 'Item')) }),
  )
  expect(file.toString('latin1')).not.toContain('/EmbeddedFile')
})

/** One red point. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

test('PDF: the logo is drawn in the corner; one that paper cannot show is left out', () => {
  const withLogo = invoicePdf(composed(), logo).toString('latin1')
  expect(withLogo).toMatch(/\/XObject << \/Logo \d+ 0 R >>/)
  expect(invoicePdf(composed(), Buffer.from('RIFF0000WEBPVP8L')).toString('latin1')).not.toContain('/XObject')
})
