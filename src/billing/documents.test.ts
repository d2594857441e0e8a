// Many orders over all VAT categories and three currencies: their documents keep the business rules, have the amounts of an independent
// calculation, and say the same in every format. DOCUMENTS_FOLDER=… writes the files, for checks with the official rules.
import { mkdirSync, writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { InvoiceDocument } from '../contract/invoice.ts'
import { composeInvoice, NotBillable } from './compose/compose.ts'
import {
  decimals,
  type GeneratedOrder,
  generatedOrders,
  type Step,
  sourcesOf,
  vatOf,
} from './compose/generated-orders.fixture.ts'
import { documentNumber } from './compose/series.ts'
import { ciiOf } from './e-invoice/cii.ts'
import { ublOf } from './e-invoice/ubl.ts'
import { invoicePdf } from './pdf/invoice-pdf.ts'
import { writtenTexts } from './pdf/written-texts.fixture.ts'
import { brokenRules } from './rules/check-rules.ts'

interface Expected {
  net: bigint
  vat: bigint
  payable: bigint
}

/** The net amount of each invoice, what of it is credited, and units of lines that are not. */
interface Books {
  credited: Map<string, bigint>
  open: { billingId: string; units: Map<string, number> }[]
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** By whole numbers and the text of the standard, without the code that is tested. */
function expectedOf(
  generated: GeneratedOrder,
  { type, units }: Step,
  billingId: string,
  books: Books,
): Expected {
  const { prices, rate, currency } = generated
  const priceOf = (lineNumber: string) => prices.get(lineNumber) ?? { net: 0n, gross: 0n }
  const net = sum(units.map(([number, quantity]) => priceOf(number).net * BigInt(quantity)))
  const payable = sum(units.map(([number, quantity]) => priceOf(number).gross * BigInt(quantity)))
  if (type === 'Invoice') {
    books.open.push({ billingId, units: new Map(units) })
    return { net, vat: vatOf(net, rate), payable }
  }
  // Units of the earliest invoices first; each has the VAT of what is credited of it with them, less that of before.
  const parts = new Map<string, bigint>()
  for (const [number, quantity] of units) {
    let left = quantity
    for (const invoice of books.open) {
      const taken = Math.min(left, invoice.units.get(number) ?? 0)
      if (taken === 0) continue
      invoice.units.set(number, (invoice.units.get(number) ?? 0) - taken)
      left -= taken
      const part = priceOf(number).net * BigInt(taken)
      parts.set(invoice.billingId, (parts.get(invoice.billingId) ?? 0n) + part)
    }
  }
  const shares = [...parts].map(([invoice, part]) => {
    const before = books.credited.get(invoice) ?? 0n
    books.credited.set(invoice, before + part)
    return vatOf(before + part, rate) - vatOf(before, rate)
  })
  const vat = sum(shares)
  const difference = vat * 10_000n - net * rate
  const isAccepted =
    (difference < 0n ? -difference : difference) < 10_000n * 10n ** BigInt(decimals[currency])
  return { net, vat: isAccepted ? vat : vatOf(net, rate), payable }
}

/** 1234 of NOK is 12.34. */
function written(minor: bigint, currency: keyof typeof decimals): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals[currency] + 1, '0')
  const whole = digits.slice(0, digits.length - decimals[currency])
  const rest = digits.slice(whole.length)
  return `${minor < 0n ? '-' : ''}${whole}${rest && `.${rest}`}`
}

/** Every element that begins also ends, inside the one that began last. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, close, name = ''] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*)?>/g)) {
    if (!close) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0 && !/&(?!(amp|lt|gt|quot);)/.test(xml)
}

const inElement = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<[a-z]+:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text = '']) => text)

/** The embedded XML file. */
function embedded(pdf: Buffer): string {
  const file = pdf.toString('latin1')
  const start = file.indexOf('stream\n', file.indexOf('/Type /EmbeddedFile')) + 'stream\n'.length
  return inflateSync(pdf.subarray(start)).toString()
}

function expectFormats(document: InvoiceDocument, amounts: Record<string, string>) {
  const files = { ubl: ublOf(document), cii: ciiOf(document), pdf: invoicePdf(document) }
  const { number } = document
  for (const xml of [files.ubl, files.cii]) expect([number, isWellFormed(xml)]).toEqual([number, true])
  expect({
    net: inElement(files.ubl, 'TaxExclusiveAmount').at(0),
    vat: inElement(files.ubl, 'TaxAmount').at(0),
    payable: inElement(files.ubl, 'PayableAmount').at(0),
  }).toEqual(amounts)
  expect({
    net: inElement(files.cii, 'TaxBasisTotalAmount').at(0),
    vat: inElement(files.cii, 'TaxTotalAmount').at(0),
    payable: inElement(files.cii, 'DuePayableAmount').at(0),
  }).toEqual(amounts)
  expect(inElement(files.cii, 'BilledQuantity')).toEqual(
    document.lines.map(({ quantity }) => String(quantity)),
  )
  expect(embedded(files.pdf)).toBe(files.cii)
  const onPaper = writtenTexts(files.pdf).flat().join('|')
  expect(onPaper).toContain(document.number)
  expect(onPaper).toContain(document.buyer.name)
  const payable = amounts.payable?.replace('.', '') ?? ''
  expect(onPaper.replace(/[\s.,\u00a0]/g, '')).toContain(`${document.currency}${payable}`)
  return files
}

const folder = process.env.DOCUMENTS_FOLDER
function keep(number: string, files: Record<string, string | Buffer>) {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  for (const [format, content] of Object.entries(files)) {
    const ending = format === 'pdf' ? 'pdf' : 'xml'
    writeFileSync(`${folder}/${number}-${format}.${ending}`, content)
  }
}

test.each([60, 500])(
  'documents: those of %d orders keep the rules, in every format, with amounts computed independently',
  (count) => {
    const categories = new Map<string, number>()
    let issued = 0
    for (const generated of generatedOrders(count, 29)) {
      const { currency, steps, kept, prices } = generated
      const books: Books = { credited: new Map(), open: [] }
      const earlier: InvoiceDocument[] = []
      const balance = { net: 0n, vatAndRounding: 0n, payable: 0n }
      for (const [place, step] of steps.entries()) {
        const sources = sourcesOf(generated, step, place)
        const number = documentNumber(step.type, sources.now, ++issued)
        const document = composeInvoice({ ...sources, earlier, number })
        if (document instanceof NotBillable) throw document
        expect([number.text, brokenRules(document)]).toEqual([number.text, []])
        const { net, vat, payable } = expectedOf(generated, step, document.billingId, books)
        const amounts = {
          net: written(net, currency),
          vat: written(vat, currency),
          payable: written(payable, currency),
        }
        keep(number.text, expectFormats(document, amounts))
        expect(document.totals.rounding).toBe(Number(written(payable - net - vat, currency)))
        expect(document.vat.map(({ category, rate }) => [category, rate])).toEqual([
          [generated.category, Number(generated.rate) / 100],
        ])
        expect(JSON.parse(JSON.stringify(document))).toEqual(document)
        const sign = step.type === 'Invoice' ? 1n : -1n
        balance.net += sign * net
        balance.payable += sign * payable
        balance.vatAndRounding += sign * (payable - net)
        earlier.push(document)
        const key = `${generated.category} ${currency}`
        categories.set(key, (categories.get(key) ?? 0) + 1)
      }
      // What was shipped and not returned, at the promised prices.
      const price = (member: 'net' | 'gross') =>
        sum([...kept].map(([number, units]) => (prices.get(number)?.[member] ?? 0n) * BigInt(units)))
      expect([balance.net, balance.payable, balance.vatAndRounding]).toEqual([
        price('net'),
        price('gross'),
        price('gross') - price('net'),
      ])
    }
    // Every category in every currency.
    expect(categories.size).toBe(18)
    expect(issued).toBeGreaterThan(count)
  },
)
