// A purchase order on paper, in the supplier's language.
import type { Letterhead } from '../billing/company/letterhead.ts'
import { addressOf, left, middle, paper, right, step } from '../billing/pdf/paper.ts'
import type { PdfPage } from '../billing/pdf/pdf-writer.ts'
import { wrapped } from '../billing/pdf/wrapped.ts'
import { writtenValues } from '../billing/pdf/written-values.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toDecimal } from '../platform/money.ts'
import { isoDate } from '../platform/time.ts'
import { dueOf } from './decide.ts'
import type { Purchase, PurchaseLine } from './purchase.ts'
import { type PurchaseWords, purchaseWords } from './purchase-texts.ts'
import type { SupplierData } from './supplier.ts'
import { amountOf, totalOf } from './view.ts'

export interface PurchasePaper {
  purchase: Purchase
  supplier: SupplierData
  /** Who orders; null before the company has a name. */
  company: Letterhead | null
  language: string
  /** The bytes of the company's logo. */
  logo: Buffer | undefined
}

type Formats = ReturnType<typeof writtenValues> & {
  words: PurchaseWords
  amount: (minor: number) => string
  dayOf: (time: number) => string
}

function formatsOf({ purchase: { currency }, language }: PurchasePaper): Formats {
  const exponent = exponentOf(currency)
  const written = writtenValues(language, exponent)
  return {
    ...written,
    words: purchaseWords(language),
    amount: (minor) => written.money(toDecimal(minor, exponent)),
    dayOf: (time) => written.day(isoDate(time).slice(0, 10)),
  }
}

export function purchasePdf(given: PurchasePaper): Buffer {
  const { purchase, supplier, company, language, logo } = given
  const formats = formatsOf(given)
  const { words, dayOf } = formats
  const date = purchase.sentAt ?? purchase.createdAt
  const sender = company && { ...company, name: company.legalName ?? '' }
  const sheets = paper({
    title: `${words.title} ${purchase.id}`,
    date: isoDate(date).slice(0, 10),
    language,
    logo,
    invoice: undefined,
    sender,
    words,
    facts: [
      [words.date, dayOf(date)],
      [words.number, purchase.id],
      [words.customerNumber, supplier.customerNumber],
    ],
    factWidth: 125,
    addresses: [
      {
        label: words.supplier,
        lines: [supplier.name, ...(supplier.address?.split('\n') ?? []), supplier.contact],
      },
      ...(sender ? [{ label: words.deliverTo, lines: [sender.name, ...addressOf(sender)] }] : []),
    ],
    nameWidth: 260,
    columns: [
      [words.quantity, 355],
      [words.wanted, 425],
      [words.unitPrice, 485],
      [words.amount, right],
    ],
  })
  for (const line of purchase.lines) sheets.row(line.name, numbersOf(line, words), figuresOf(line, formats))
  const note = purchase.note ? noteLines(purchase.note) : []
  const request = wrapped(words.pleaseConfirm, right - left)
  sheets.room(step * (5 + note.length + request.length))
  sheets.draw((sheet, y) => total(sheet, y + 6, purchase, formats))
  for (const line of [...note, ...(note.length > 0 ? [''] : []), ...request]) {
    sheets.room(step)
    sheets.draw((sheet, y) => {
      sheet.text(line, left, y)
      return y + step
    })
  }
  return sheets.file()
}

const noteLines = (note: string) =>
  note.split('\n').flatMap((line) => (line.trim() ? wrapped(line, right - left) : ['']))

const numbersOf = ({ partNumber, productId }: PurchaseLine, words: PurchaseWords) =>
  [partNumber && `${words.yourNumber} ${partNumber}`, `${words.ourNumber} ${productId}`]
    .filter(Boolean)
    .join(' · ')

function figuresOf(line: PurchaseLine, { words, figure, amount, dayOf }: Formats): (string | null)[] {
  const wanted = line.confirmed?.expectedAt ?? line.wantedAt
  const sum = amountOf(line)
  return [
    figure(dueOf(line)),
    wanted === null ? null : dayOf(wanted),
    line.cost === null ? words.asAgreed : amount(line.cost),
    sum === null ? null : amount(sum),
  ]
}

/** Only if all costs are known. */
function total(sheet: PdfPage, y: number, purchase: Purchase, { words, amount }: Formats): number {
  sheet.line(left, right, y - 10)
  if (purchase.lines.some(({ cost }) => cost === null)) return y + step
  const bold = { font: 'bold' as const, size: 11 }
  sheet.text(words.total, middle, y + 6, bold)
  sheet.text(`${purchase.currency} ${amount(totalOf(purchase))}`, right, y + 6, { ...bold, align: 'right' })
  return y + 6 + step * 2
}
