// Which issued documents a payment names: by its reference (KID or creditor reference), or by their numbers in its message.
import { creditorReference, kidOf } from '../compose/payment-reference.ts'

/** The place of a document in its series, as the database has it. */
export interface SeriesPlace {
  series: string
  position: number
}

const placeOf = (digits: string): SeriesPlace | undefined => {
  const [, year, position] = /^(\d{4})0*(\d+)$/.exec(digits) ?? []
  return year && position ? { series: `Invoice-${year}`, position: Number(position) } : undefined
}

/** Of a document that an ERP issued: a series of its own, so that the index of numbers keeps it unique. */
export const erpPlace = (number: string): SeriesPlace => ({
  series: `Erp ${number.replace(/\s/g, '').toUpperCase()}`,
  position: 1,
})

const maxWords = 20

/** What may be numbers of an ERP's documents, or their payment references: the reference, and the words of the message. */
export function namedWords({
  reference,
  message,
}: {
  reference: string | null
  message: string | null
}): string[] {
  const words = (message ?? '').split(/[\s,;:]+/).map((word) => word.replace(/[.!?]+$/, ''))
  const all = [reference ?? '', ...words].map((text) => text.replace(/\s/g, '').toUpperCase())
  return [...new Set(all.filter((text) => text.length >= 3))].slice(0, maxWords)
}

/** Only with its check digits: a mistyped reference names nothing. */
function ofReference(text: string): SeriesPlace | undefined {
  const written = text.replace(/\s/g, '').toUpperCase()
  if (/^RF\d{12,}$/.test(written)) {
    const digits = written.slice(4)
    return creditorReference(digits) === written ? placeOf(digits) : undefined
  }
  if (!/^\d{11,}$/.test(written)) return undefined
  const digits = written.slice(0, -1)
  return kidOf(digits) === written ? placeOf(digits) : undefined
}

const numbers = /\bINV-(\d{4})-(\d{6,9})\b/gi
const references = /\bRF\d{2}(?:\s?\d{1,4}){3,}\b|\b\d{11,13}\b/gi

/** Each once, in the order in which they are named. */
export function namedDocuments({
  reference,
  message,
}: {
  reference: string | null
  message: string | null
}): SeriesPlace[] {
  const text = message ?? ''
  const found = [
    ...(reference === null ? [] : [ofReference(reference), ...inWords(reference)]),
    ...inWords(text),
    ...[...text.matchAll(references)].map(([each]) => ofReference(each)),
  ]
  const places = found.filter((place) => place !== undefined)
  return [...new Map(places.map((place) => [`${place.series} ${place.position}`, place])).values()]
}

const inWords = (text: string) =>
  [...text.matchAll(numbers)].map(([, year = '', digits = '']) => placeOf(`${year}${digits}`))
