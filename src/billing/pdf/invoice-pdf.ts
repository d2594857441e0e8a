// A document on A4, in the buyer's language, with the same as CII inside: one file for people and programs (Factur-X, ZUGFeRD).
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { vatReasons } from '../compose/vat-category.ts'
import { ciiOf } from '../e-invoice/cii.ts'
import { isElectronic } from '../e-invoice/codes.ts'
import { type PdfPage, page, pdfWriter } from './pdf-writer.ts'
import { readPicture } from './picture.ts'
import { type DocumentWords, wordsOf } from './texts.ts'
import { wrapped } from './wrapped.ts'
import { writtenValues } from './written-values.ts'

const left = 50
const right = page.width - 50
const middle = 330
const bottom = page.height - 70
const step = 13
/** Right ends of the columns of figures. */
const columns = { quantity: 345, unitPrice: 425, vat: 470, amount: right }
const nameWidth = 250
/** Of the names of facts, beside which their values begin. */
const factWidth = 105
const logoBox = { width: 150, height: 50 }

type Formats = ReturnType<typeof writtenValues> & { words: DocumentWords }

const formatsOf = ({ language, currency }: InvoiceDocument): Formats => ({
  words: wordsOf(language),
  ...writtenValues(language, exponentOf(currency)),
})

/** The logo is the bytes of a picture; what paper cannot show is left out. */
export function invoicePdf(document: InvoiceDocument, logo?: Buffer): Buffer {
  const formats = formatsOf(document)
  const { words } = formats
  const title = `${document.type === 'Invoice' ? words.invoice : words.creditNote} ${document.number}`
  const { seller, issueDate, language } = document
  const picture = logo && readPicture(logo)
  const invoice = isElectronic(document) ? ciiOf(document) : undefined
  const pdf = pdfWriter({ title, author: seller.name, date: issueDate, language, picture, invoice })
  let sheet = pdf.addPage()
  if (picture) drawLogo(sheet, picture)
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
    const number = wrapped(line.materialNumber, nameWidth, 'regular', 7)
    room(step * (name.length + number.length), true)
    y = row(sheet, y, line, { name, number }, formats)
  }
  room(step * (8 + document.vat.length), false)
  y = totals(sheet, y + 6, document, formats)
  room(step * 5, false)
  payment(sheet, y + 16, document, formats)
  pdf.eachPage((each, index, count) => foot(each, document, `${words.page} ${index + 1} / ${count}`))
  return pdf.file()
}

/** In the upper right corner, as large as its box allows. */
function drawLogo(sheet: PdfPage, { width, height }: { width: number; height: number }): void {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  sheet.picture(right - width * scale, 40, width * scale, height * scale)
}

const placeOf = ({ postCode, city }: Pick<InvoiceParty, 'postCode' | 'city'>) =>
  [postCode, city].filter(Boolean).join(' ')

type Place = Pick<InvoiceParty, 'addressLine1' | 'addressLine2' | 'postCode' | 'city' | 'country'>

const addressOf = (place: Place) =>
  [place.addressLine1, place.addressLine2, placeOf(place), place.country].filter((line) => line)

function head(sheet: PdfPage, document: InvoiceDocument, title: string, formats: Formats): number {
  const { words, day } = formats
  const { seller, buyer, delivery, references, dueDate, issueDate } = document
  let top = 60
  const sellerWidth = right - left - logoBox.width - 20
  for (const line of wrapped(seller.name, sellerWidth, 'bold', 12)) {
    sheet.text(line, left, top, { font: 'bold', size: 12 })
    top += 14
  }
  for (const line of wrapped(addressOf(seller).join(', '), sellerWidth)) {
    sheet.text(line, left, top)
    top += step
  }
  const start = Math.max(148, top + 61)
  sheet.text(title, left, start - 30, { font: 'bold', size: 18 })
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
  let y = start
  for (const [name, value] of facts) {
    if (value === null) continue
    sheet.text(name, left, y)
    for (const line of wrapped(value, middle - left - factWidth - 10)) {
      sheet.text(line, left + factWidth, y)
      y += step
    }
  }
  let beside = start
  const block = (label: string, lines: (string | null)[]) => {
    sheet.text(label, middle, beside, { font: 'bold' })
    for (const line of lines.flatMap((each) => wrapped(each ?? '', right - middle))) {
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
  { name, number }: { name: string[]; number: string[] },
  { money, figure }: Formats,
): number {
  for (const [index, text] of name.entries()) sheet.text(text, left, y + index * step)
  const below = y + (name.length - 1) * step + 11
  for (const [index, text] of number.entries()) sheet.text(text, left, below + index * 9, { size: 7 })
  const align = 'right' as const
  sheet.text(figure(line.quantity), columns.quantity, y, { align })
  sheet.text(money(line.unitNet), columns.unitPrice, y, { align })
  sheet.text(`${figure(line.vatRate)} %`, columns.vat, y, { align })
  sheet.text(money(line.net), columns.amount, y, { align })
  return y + (name.length + number.length) * step
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
  for (const { category, reason } of vat) {
    const isUsual = reason === vatReasons[category]?.reason
    const text = (isUsual && words.reasons[category]) || reason
    for (const line of wrapped(text ?? '', right - middle)) {
      y += step
      sheet.text(line, middle, y)
    }
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
    seller.register,
    seller.email,
    seller.phone,
  ]
  const lines = wrapped(identity.filter(Boolean).join(' · '), right - left - 60, 'regular', 7)
  for (const [index, line] of lines.entries()) sheet.text(line, left, y + index * 9, { size: 7 })
  sheet.text(pageText, right, y, { size: 7, align: 'right' })
}
