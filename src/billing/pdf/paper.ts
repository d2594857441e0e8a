// The layout of invoices and purchase orders on A4: who writes, facts beside addresses, lines under a head that each page repeats, and a
// foot that says once more who writes.
import type { PaperWords } from './paper-texts.ts'
import { type PdfPage, type PdfParts, page, pdfWriter } from './pdf-writer.ts'
import { readPicture } from './picture.ts'
import { wrapped } from './wrapped.ts'

export const left = 50
export const right = page.width - 50
export const middle = 330
export const step = 13
const bottom = page.height - 70
const logoBox = { width: 150, height: 50 }

/** What is null is not on the paper. */
export type Facts = readonly (readonly [name: string, value: string | null])[]

type Place = Record<'addressLine1' | 'addressLine2' | 'postCode' | 'city' | 'country', string | null>

export interface Sender extends Place {
  name: string
  organisationNumber: string | null
  vatId: string | null
  register?: string | null
  email: string | null
  phone: string | null
}

interface PaperParts extends Omit<PdfParts, 'author' | 'picture'> {
  /** Null before the company has a name. */
  sender: Sender | null
  /** The bytes of a picture; what paper cannot show is left out. */
  logo: Buffer | undefined
  words: PaperWords
  facts: Facts
  /** Of the names of facts, beside which their values begin. */
  factWidth: number
  addresses: readonly { label: string; lines: readonly (string | null)[] }[]
  /** Of the names of items, left of the figures. */
  nameWidth: number
  /** The heads of the columns of figures, and where they end. */
  columns: readonly (readonly [head: string, end: number])[]
}

export function paper(parts: PaperParts) {
  const { words, sender, logo, nameWidth, columns } = parts
  const picture = logo && readPicture(logo)
  const pdf = pdfWriter({ ...parts, author: sender?.name ?? '', picture })
  let sheet = pdf.addPage()
  if (picture) drawLogo(sheet, picture)
  let y = tableHead(sheet, head(sheet, parts), parts)
  /** Goes on to the next page if the rest does not fit. */
  const room = (height: number, hasTable = false) => {
    if (y + height <= bottom) return
    sheet = pdf.addPage()
    y = hasTable ? tableHead(sheet, 60, parts) : 60
  }
  return {
    /** A line of the table; the number is small, below the name. */
    row: (name: string, number: string, figures: readonly (string | null)[]) => {
      const names = wrapped(name, nameWidth)
      const numbers = wrapped(number, nameWidth, 'regular', 7)
      const height = step * (names.length + numbers.length)
      room(height, true)
      for (const [index, text] of names.entries()) sheet.text(text, left, y + index * step)
      const below = y + (names.length - 1) * step + 11
      for (const [index, text] of numbers.entries()) sheet.text(text, left, below + index * 9, { size: 7 })
      for (const [index, [, end]] of columns.entries()) {
        const figure = figures[index] ?? null
        if (figure !== null) sheet.text(figure, end, y, { align: 'right' })
      }
      y += height
    },
    room: (height: number) => room(height),
    /** Draws from the height where the paper is; the answer is where it goes on. */
    draw: (add: (sheet: PdfPage, y: number) => number) => {
      y = add(sheet, y)
    },
    file: (): Buffer => {
      pdf.eachPage((each, index, count) => foot(each, parts, `${words.page} ${index + 1} / ${count}`))
      return pdf.file()
    },
  }
}

/** In the upper right corner, as large as its box allows. */
function drawLogo(sheet: PdfPage, { width, height }: { width: number; height: number }): void {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  sheet.picture(right - width * scale, 40, width * scale, height * scale)
}

export const addressOf = ({ addressLine1, addressLine2, postCode, city, country }: Place) =>
  [addressLine1, addressLine2, [postCode, city].filter(Boolean).join(' '), country].filter(Boolean)

/** The numbers by which authorities know a company. */
export const numbersOf = (
  { organisationNumber, vatId }: Pick<Sender, 'organisationNumber' | 'vatId'>,
  words: PaperWords,
) => [
  organisationNumber && `${words.organisationNumber} ${organisationNumber}`,
  vatId && `${words.vatId} ${vatId}`,
]

function head(sheet: PdfPage, { sender, title, facts, factWidth, addresses }: PaperParts): number {
  let top = 60
  if (sender) {
    const width = right - left - logoBox.width - 20
    for (const line of wrapped(sender.name, width, 'bold', 12)) {
      sheet.text(line, left, top, { font: 'bold', size: 12 })
      top += 14
    }
    for (const line of wrapped(addressOf(sender).join(', '), width)) {
      sheet.text(line, left, top)
      top += step
    }
  }
  const start = Math.max(148, top + 61)
  sheet.text(title, left, start - 30, { font: 'bold', size: 18 })
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
  for (const { label, lines } of addresses) {
    sheet.text(label, middle, beside, { font: 'bold' })
    for (const line of lines.flatMap((each) => wrapped(each ?? '', right - middle))) {
      beside += step
      sheet.text(line, middle, beside)
    }
    beside += step * 1.6
  }
  return Math.max(y, beside) + 14
}

function tableHead(sheet: PdfPage, y: number, { words, columns }: PaperParts): number {
  sheet.text(words.item, left, y, { font: 'bold' })
  for (const [name, end] of columns) sheet.text(name, end, y, { font: 'bold', align: 'right' })
  sheet.line(left, right, y + 5)
  return y + 5 + step
}

function foot(sheet: PdfPage, { sender, words }: PaperParts, pageText: string): void {
  const y = page.height - 40
  sheet.line(left, right, y - 12)
  const identity = sender
    ? [sender.name, ...numbersOf(sender, words), sender.register, sender.email, sender.phone]
    : []
  // Numbers are not broken.
  const facts = identity.flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : []))
  const lines = wrapped(facts.join(' · '), right - left - 60, 'regular', 7)
  for (const [index, line] of lines.entries()) sheet.text(line, left, y + index * 9, { size: 7 })
  sheet.text(pageText, right, y, { size: 7, align: 'right' })
}
