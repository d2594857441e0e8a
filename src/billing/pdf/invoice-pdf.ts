// A document on A4, in the buyer's language.
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { printable, widthOf } from './fonts.ts'
import { type PdfPage, page, pdfWriter } from './pdf-writer.ts'
import { type DocumentWords, wordsOf } from './texts.ts'
import { writtenValues } from './written-values.ts'

const left = 50
const right = page.width - 50
const middle = 330
const bottom = page.height - 70
const step = 13
/** Right ends of the columns of figures. */
const columns = { quantity: 345, unitPrice: 425, vat: 470, amount: right }
const nameWidth = 250

type Formats = ReturnType<typeof writtenValues> & { words: DocumentWords }

const formatsOf = ({ language, currency }: InvoiceDocument): Formats => ({
  words: wordsOf(language),
  ...writtenValues(language, exponentOf(currency)),
})

export function invoicePdf(document: InvoiceDocument): Buffer {
  const formats = formatsOf(document)
  const { words } = formats
  const title = `${document.type === 'Invoice' ? words.invoice : words.creditNote} ${document.number}`
  const { seller, issueDate, language } = document
  const pdf = pdfWriter({ title, author: seller.name, date: issueDate, language })
  let sheet = pdf.addPage()
  let y = head(sheet, document, title, formats)
  y = tableHead(sheet, y, formats)
  /** Goes on to the next page if the rest does not fit. */
  const room = (height: number, hasTable: boolean) => {
    if (y + height <= bottom) return
    sheet = pdf.addPage()
    y = hasTable ? tableHead(sheet, 60, formats) : 60
  }
  for (const line of [...document.lines, ...document.charges]) {
    const name = wrapped(line.name, nameWidth)
    room(step * (name.length + 1), true)
    y = row(sheet, y, line, name, formats)
  }
  room(step * (8 + document.vat.length), false)
  y = totals(sheet, y + 6, document, formats)
  room(step * 5, false)
  payment(sheet, y + 16, document, formats)
  pdf.eachPage((each, index, count) => foot(each, document, `${words.page} ${index + 1} / ${count}`))
  return pdf.file()
}

/** In lines no wider than this; a word that is wider has a line of its own. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of printable(text).split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, 'regular', 9) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const placeOf = ({ postCode, city }: Pick<InvoiceParty, 'postCode' | 'city'>) =>
  [postCode, city].filter(Boolean).join(' ')

type Place = Pick<InvoiceParty, 'addressLine1' | 'addressLine2' | 'postCode' | 'city' | 'country'>

const addressOf = (place: Place) =>
  [place.addressLine1, place.addressLine2, placeOf(place), place.country].filter((line) => line)

function head(sheet: PdfPage, document: InvoiceDocument, title: string, formats: Formats): number {
  const { words, day } = formats
  const { seller, buyer, delivery, references, dueDate, issueDate } = document
  sheet.text(seller.name, left, 60, { font: 'bold', size: 12 })
  sheet.text(addressOf(seller).join(', '), left, 74)
  sheet.text(title, left, 118, { font: 'bold', size: 18 })
  const facts: [string, string | null][] = [
    [words.issueDate, day(issueDate)],
    [words.dueDate, dueDate && day(dueDate)],
    [words.order, references.orderId],
    [words.purchaseOrder, references.purchaseOrder],
    [
      words.buyerReference,
      references.buyerReference === references.purchaseOrder ? null : references.buyerReference,
    ],
    [words.deliveryDate, delivery?.date ? day(delivery.date) : null],
    [words.credits, references.invoices.map(({ number }) => number).join(', ') || null],
  ]
  let y = 148
  for (const [name, value] of facts) {
    if (value === null) continue
    sheet.text(name, left, y)
    sheet.text(value, left + 105, y)
    y += step
  }
  let beside = 148
  const block = (label: string, lines: (string | null)[]) => {
    sheet.text(label, middle, beside, { font: 'bold' })
    for (const line of lines) {
      if (line === null) continue
      beside += step
      sheet.text(line, middle, beside)
    }
    beside += step * 1.6
  }
  block(words.billTo, [
    buyer.name,
    ...addressOf(buyer),
    buyer.organisationNumber && `${words.organisationNumber} ${buyer.organisationNumber}`,
    buyer.vatId && `${words.vatId} ${buyer.vatId}`,
  ])
  if (delivery) block(words.deliverTo, [delivery.name, ...addressOf(delivery)])
  return Math.max(y, beside) + 14
}

function tableHead(sheet: PdfPage, y: number, { words }: Formats): number {
  const bold = { font: 'bold' as const }
  sheet.text(words.item, left, y, bold)
  sheet.text(words.quantity, columns.quantity, y, { ...bold, align: 'right' })
  sheet.text(words.unitPrice, columns.unitPrice, y, { ...bold, align: 'right' })
  sheet.text(words.vat, columns.vat, y, { ...bold, align: 'right' })
  sheet.text(words.amount, columns.amount, y, { ...bold, align: 'right' })
  sheet.line(left, right, y + 5)
  return y + 5 + step
}

function row(
  sheet: PdfPage,
  y: number,
  line: InvoiceLine,
  name: string[],
  { money, figure }: Formats,
): number {
  name.forEach((text, index) => {
    sheet.text(text, left, y + index * step)
  })
  sheet.text(line.materialNumber, left, y + name.length * 11, { size: 7 })
  const align = 'right' as const
  sheet.text(figure(line.quantity), columns.quantity, y, { align })
  sheet.text(money(line.unitNet), columns.unitPrice, y, { align })
  sheet.text(`${figure(line.vatRate)} %`, columns.vat, y, { align })
  sheet.text(money(line.net), columns.amount, y, { align })
  return y + (name.length + 1) * step
}

function totals(
  sheet: PdfPage,
  start: number,
  document: InvoiceDocument,
  { words, money, figure }: Formats,
): number {
  const { vat, totals: sums, currency, type } = document
  sheet.line(middle, right, start - 10)
  const rows: [string, number][] = [
    [words.net, sums.net],
    ...vat.map((sum): [string, number] => [
      `${words.vat} ${figure(sum.rate)} % ${words.vatOf} ${money(sum.taxable)}`,
      sum.amount,
    ]),
    ...(sums.rounding === 0 ? [] : [[words.rounding, sums.rounding] as [string, number]]),
  ]
  let y = start + 2
  for (const [name, amount] of rows) {
    sheet.text(name, middle, y)
    sheet.text(money(amount), right, y, { align: 'right' })
    y += step
  }
  sheet.line(middle, right, y - 8)
  y += 5
  sheet.text(type === 'Invoice' ? words.toPay : words.credited, middle, y, { font: 'bold', size: 11 })
  sheet.text(`${currency} ${money(sums.payable)}`, right, y, { font: 'bold', size: 11, align: 'right' })
  for (const { reason } of vat) {
    if (reason === null) continue
    y += step
    sheet.text(reason, middle, y)
  }
  return y + step
}

/** In groups of four, as banks print it. */
const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

function payment(
  sheet: PdfPage,
  start: number,
  { payment: how, dueDate }: InvoiceDocument,
  formats: Formats,
): void {
  if (how === null) return
  const { words, day } = formats
  const facts: [string, string | null][] = [
    [words.dueDate, dueDate && day(dueDate)],
    [words.payTo, how.bankAccount ?? (how.iban && grouped(how.iban))],
    ['IBAN', how.bankAccount && how.iban && grouped(how.iban)],
    [words.paymentReference, how.reference],
  ]
  let y = start
  for (const [name, value] of facts) {
    if (value === null) continue
    sheet.text(name, left, y, { font: 'bold' })
    sheet.text(value, left + 130, y)
    y += step
  }
}

function foot(sheet: PdfPage, { seller, language }: InvoiceDocument, pageText: string): void {
  const words = wordsOf(language)
  const y = page.height - 40
  sheet.line(left, right, y - 12)
  const identity = [
    seller.name,
    seller.organisationNumber && `${words.organisationNumber} ${seller.organisationNumber}`,
    seller.vatId && `${words.vatId} ${seller.vatId}`,
    seller.email,
    seller.phone,
  ]
  sheet.text(identity.filter(Boolean).join(' · '), left, y, { size: 7 })
  sheet.text(pageText, right, y, { size: 7, align: 'right' })
}
