// What staff find an order by: its fields, and the terms of each field. A term is a word or number in lower case, without accents
// and signs, so that "PO 47-11", "po4711" and "Æ" are found as they are said.
import type { Order, OrderLine } from '../contract/order.ts'

export interface SearchField {
  field: FieldName
  text: string
}

/** What an order is found by besides its own text. */
export interface Related {
  accountName: string | undefined
  /** The numbers of its invoices and credit notes. */
  documents: readonly string[]
}

/** Longer ones are cut, in terms and in questions alike. */
const maxTermLength = 40

const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđðþ]/g, (letter) => letters[letter] ?? letter)

/** A text as one term. */
export const termOf = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, maxTermLength)

/** The words of a text as terms. A single letter or digit says nothing. */
export const wordTerms = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, maxTermLength))

/** The end of a phone number: the beginning is written with or without the country. */
export const phoneEnd = (digits: string): string => digits.slice(-8)

const whole = (text: string) => [termOf(text)]
/** Numbers are said in pieces, and as one. */
const pieces = (text: string) => [...wordTerms(text), termOf(text)]
const phone = (text: string) => [phoneEnd(text.replace(/\D/g, ''))]
/** As a whole, which begins with the name, and its domain. */
const email = (text: string) => [text, text.slice(text.indexOf('@'))].map(termOf)

/** The most telling first: an answer names the first field that was meant. */
const readers = {
  customerId: whole,
  invoice: pieces,
  reference: pieces,
  tracking: whole,
  serialNumber: whole,
  product: whole,
  phone,
  account: wordTerms,
  company: wordTerms,
  contact: wordTerms,
  street: wordTerms,
  postCode: whole,
  city: wordTerms,
  email,
}
export type FieldName = keyof typeof readers
export const fieldNames = Object.keys(readers) as FieldName[]

export const termsOfField = ({ field, text }: SearchField): string[] =>
  readers[field](text).filter((term) => term.length > 1)

/** Sorted, so that they are stored in the order of their index. */
export const termsOf = (fields: readonly SearchField[]): string[] =>
  [...new Set(fields.flatMap(termsOfField))].sort()

export function searchFields(account: string, order: Order, related: Related): SearchField[] {
  const { references, orderLines, expectedDeliveries, deliveries } = order
  const lines = orderLines.flatMap(withParts)
  const addresses = [...expectedDeliveries, ...deliveries].flatMap(
    ({ deliveryAddress }) => deliveryAddress ?? [],
  )
  const found: Record<FieldName, (string | null | undefined)[]> = {
    customerId: [account],
    invoice: [...related.documents],
    reference: [
      ...Object.values(references ?? {}),
      ...lines.map((line) => line.references?.deliveryReference),
    ],
    tracking: deliveries.map(({ trackingNumber }) => trackingNumber),
    serialNumber: deliveries.flatMap((each) => each.deliveryLines.flatMap((line) => line.serialNumbers)),
    product: lines.filter(isGoods).map(({ materialNumber }) => materialNumber),
    phone: addresses.flatMap((address) => [address.phone, address.mobilePhone]),
    account: [related.accountName],
    company: addresses.map(({ name }) => name),
    contact: addresses.map(({ contactPersonName }) => contactPersonName),
    street: addresses.flatMap((address) => [address.addressLine1, address.addressLine2]),
    postCode: addresses.map(({ postCode }) => postCode),
    city: addresses.map(({ city }) => city),
    email: addresses.map((address) => address.email),
  }
  return fieldNames.flatMap((field) =>
    [...new Set(found[field])].flatMap((text) => (text ? [{ field, text }] : [])),
  )
}

const withParts = (line: OrderLine): OrderLine[] => [line, ...line.orderLines.flatMap(withParts)]

/** A delivery is in most orders. */
const isGoods = ({ categories }: OrderLine) => !categories.includes('DELIVERY')

/** The field with most of the words; of several, the first. `words` has the terms that each of them stands for. */
export function matchOf(
  fields: readonly SearchField[],
  words: readonly (readonly string[])[],
): SearchField | undefined {
  const matched = fields.map((field) => {
    const terms = termsOfField(field)
    return words.filter((meant) => meant.some((term) => terms.includes(term))).length
  })
  const most = Math.max(1, ...matched)
  return fields[matched.indexOf(most)]
}
