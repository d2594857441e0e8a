// A document in the buyer's language, with the same as CII inside: one file for people and programs (Factur-X, ZUGFeRD).
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { vatReasons } from '../compose/vat-category.ts'
import { ciiOf } from '../e-invoice/cii.ts'
import { isElectronic } from '../e-invoice/codes.ts'
import { addressOf, type Facts, left, middle, numbersOf, paper, right, step } from './paper.ts'
import type { PdfPage } from './pdf-writer.ts'
import { type DocumentWords, wordsOf } from './texts.ts'
import { wrapped } from './wrapped.ts'
import { writtenValues } from './written-values.ts'

type Formats = ReturnType<typeof writtenValues> & { words: DocumentWords }

const formatsOf = ({ language, currency }: InvoiceDocument): Formats => ({
  words: wordsOf(language),
  ...writtenValues(language, exponentOf(currency)),
})

/** The logo is the bytes of a picture; what paper cannot show is left out. */
export function invoicePdf(document: InvoiceDocument, logo?: Buffer): Buffer {
  const formats = formatsOf(document)
  const { words, money, figure } = formats
  const { seller, buyer, delivery, issueDate, language } = document
  const sheets = paper({
    title: `${document.type === 'Invoice' ? words.invoice : words.creditNote} ${document.number}`,
    date: issueDate,
    language,
    logo,
    invoice: isElectronic(document) ? ciiOf(document) : undefined,
    sender: seller,
    words,
    facts: factsOf(document, formats),
    factWidth: 105,
    addresses: [
      { label: words.billTo, lines: [buyer.name, ...addressOf(buyer), ...numbersOf(buyer, words)] },
      ...(delivery ? [{ label: words.deliverTo, lines: [delivery.name, ...addressOf(delivery)] }] : []),
    ],
    nameWidth: 250,
    columns: [
      [words.quantity, 345],
      [words.unitPrice, 425],
      [words.vat, 470],
      [words.amount, right],
    ],
  })
  for (const { name, materialNumber, quantity, unitNet, vatRate, net } of [
    ...document.lines,
    ...document.charges,
  ])
    sheets.row(name, materialNumber, [figure(quantity), money(unitNet), `${figure(vatRate)} %`, money(net)])
  sheets.room(step * (8 + document.vat.length))
  sheets.draw((sheet, y) => totals(sheet, y + 6, document, formats))
  sheets.room(step * 5)
  sheets.draw((sheet, y) => payment(sheet, y + 16, document, formats))
  return sheets.file()
}

const factsOf = (
  { references, delivery, issueDate, dueDate }: InvoiceDocument,
  { words, day }: Formats,
): Facts => [
  [words.date, day(issueDate)],
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

/** Of Norwegian banks: bank, kind and number. */
const ofBank = (account: string, country: string) =>
  country === 'NO' ? account.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3') : account

function payment(
  sheet: PdfPage,
  start: number,
  { payment: how, dueDate, seller }: InvoiceDocument,
  formats: Formats,
): number {
  if (how === null) return start
  const { words, day } = formats
  const facts: Facts = [
    [words.dueDate, dueDate && day(dueDate)],
    [words.payTo, how.bankAccount ? ofBank(how.bankAccount, seller.country) : how.iban && grouped(how.iban)],
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
  return y
}
