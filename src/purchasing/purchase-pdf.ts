// A purchase order on A4, in the supplier's language.
import type { Letterhead } from '../billing/company/letterhead.ts'
import { type PdfPage, page, pdfWriter } from '../billing/pdf/pdf-writer.ts'
import { readPicture } from '../billing/pdf/picture.ts'
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

const left = 50
const right = page.width - 50
const middle = 330
const bottom = page.height - 70
const step = 13
/** Right ends of the columns of figures. */
const columns = { quantity: 355, wanted: 425, cost: 485, amount: right }
const nameWidth = 260
/** Of the names of facts, beside which their values begin. */
const factWidth = 125
const logoBox = { width: 150, height: 50 }

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

export function purchasePdf(paper: PurchasePaper): Buffer {
  const { purchase, company, language, logo } = paper
  const formats = formatsOf(paper)
  const { words } = formats
  const title = `${words.title} ${purchase.id}`
  const picture = logo && readPicture(logo)
  const date = isoDate(purchase.sentAt ?? purchase.createdAt).slice(0, 10)
  const pdf = pdfWriter({
    title,
    author: company?.legalName ?? '',
    date,
    language,
    picture,
    invoice: undefined,
  })
  let sheet = pdf.addPage()
  if (picture) {
    const scale = Math.min(logoBox.width / picture.width, logoBox.height / picture.height)
    sheet.picture(right - picture.width * scale, 40, picture.width * scale, picture.height * scale)
  }
  let y = tableHead(sheet, head(sheet, paper, title, formats), formats)
  /** Goes on to the next page if the rest does not fit. */
  const room = (height: number, hasTable: boolean) => {
    if (y + height <= bottom) return
    sheet = pdf.addPage()
    y = hasTable ? tableHead(sheet, 60, formats) : 60
  }
  for (const line of purchase.lines) {
    const texts = textsOf(line, words)
    room(step * (texts.name.length + texts.numbers.length), true)
    y = row(sheet, y, line, texts, formats)
  }
  const note = purchase.note ? noteLines(purchase.note) : []
  const wish = wrapped(words.pleaseConfirm, right - left)
  room(step * (5 + note.length + wish.length), false)
  y = total(sheet, y + 6, purchase, formats)
  for (const line of [...note, ...(note.length > 0 ? [''] : []), ...wish]) {
    room(step, false)
    sheet.text(line, left, y)
    y += step
  }
  pdf.eachPage((each, index, count) => foot(each, company, words, `${words.page} ${index + 1} / ${count}`))
  return pdf.file()
}

const noteLines = (note: string) =>
  note.split('\n').flatMap((line) => (line.trim() ? wrapped(line, right - left) : ['']))

const companyAddress = (company: Letterhead) => [
  company.addressLine1,
  company.addressLine2,
  [company.postCode, company.city].filter(Boolean).join(' '),
  company.country,
]

function head(sheet: PdfPage, paper: PurchasePaper, title: string, { words, dayOf }: Formats): number {
  const { purchase, supplier, company } = paper
  let top = 60
  if (company) {
    for (const line of wrapped(company.legalName ?? '', right - left - logoBox.width - 20, 'bold', 12)) {
      sheet.text(line, left, top, { font: 'bold', size: 12 })
      top += 14
    }
    const address = companyAddress(company).filter(Boolean).join(', ')
    for (const line of wrapped(address, right - left - logoBox.width - 20)) {
      sheet.text(line, left, top)
      top += step
    }
  }
  const start = Math.max(148, top + 61)
  sheet.text(title, left, start - 30, { font: 'bold', size: 18 })
  const facts: [string, string | null][] = [
    [words.date, dayOf(purchase.sentAt ?? purchase.createdAt)],
    [words.number, purchase.id],
    [words.customerNumber, supplier.customerNumber],
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
  block(words.supplier, [supplier.name, ...(supplier.address?.split('\n') ?? []), supplier.contact])
  if (company) block(words.deliverTo, [company.legalName, ...companyAddress(company)])
  return Math.max(y, beside) + 14
}

function tableHead(sheet: PdfPage, y: number, { words }: Formats): number {
  const bold = { font: 'bold' as const }
  sheet.text(words.item, left, y, bold)
  for (const name of ['quantity', 'wanted', 'cost', 'amount'] as const)
    sheet.text(words[name], columns[name], y, { ...bold, align: 'right' })
  sheet.line(left, right, y + 5)
  return y + 5 + step
}

function textsOf({ name, partNumber, productId }: PurchaseLine, words: PurchaseWords) {
  const numbers = [partNumber && `${words.yourNumber} ${partNumber}`, `${words.ourNumber} ${productId}`]
  return {
    name: wrapped(name, nameWidth),
    numbers: wrapped(numbers.filter(Boolean).join(' · '), nameWidth, 'regular', 7),
  }
}

function row(
  sheet: PdfPage,
  y: number,
  line: PurchaseLine,
  { name, numbers }: { name: string[]; numbers: string[] },
  { words, figure, amount, dayOf }: Formats,
): number {
  for (const [index, text] of name.entries()) sheet.text(text, left, y + index * step)
  const below = y + (name.length - 1) * step + 11
  for (const [index, text] of numbers.entries()) sheet.text(text, left, below + index * 9, { size: 7 })
  const align = 'right' as const
  const wanted = line.confirmed?.expectedAt ?? line.wantedAt
  const sum = amountOf(line)
  sheet.text(figure(dueOf(line)), columns.quantity, y, { align })
  if (wanted !== null) sheet.text(dayOf(wanted), columns.wanted, y, { align })
  sheet.text(line.cost === null ? words.asAgreed : amount(line.cost), columns.cost, y, { align })
  if (sum !== null) sheet.text(amount(sum), columns.amount, y, { align })
  return y + (name.length + numbers.length) * step
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

function foot(sheet: PdfPage, company: Letterhead | null, words: PurchaseWords, pageText: string): void {
  const y = page.height - 40
  sheet.line(left, right, y - 12)
  const identity = company
    ? [
        company.legalName,
        company.organisationNumber && `${words.organisationNumber} ${company.organisationNumber}`,
        company.vatId && `${words.vatId} ${company.vatId}`,
        company.email,
        company.phone,
      ]
    : []
  const lines = wrapped(identity.filter(Boolean).join(' · '), right - left - 60, 'regular', 7)
  for (const [index, line] of lines.entries()) sheet.text(line, left, y + index * 9, { size: 7 })
  sheet.text(pageText, right, y, { size: 7, align: 'right' })
}
