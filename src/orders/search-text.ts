// Whether an order has the words of a search.
import type { Order, OrderLine } from '../contract/order.ts'
import { readOrderId, readOrderIdBeginning } from './order-id.ts'

/** With fewer letters, the beginning of an id matches by chance. */
const minLetters = 3

export interface SearchText {
  /** In lower case; an order must have all of them. */
  words: string[]
  /** The text as the beginning of an order id, if it can be one. */
  idBeginning: string | undefined
  /** The text as a whole order id, if it can be one. */
  orderId: string | undefined
}

/** Undefined if there is nothing to search for. */
export function readSearchText(typed: string): SearchText | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const beginning = readOrderIdBeginning(text)
  return {
    words: text.toLowerCase().split(/\s+/),
    idBeginning: beginning !== undefined && beginning.length >= minLetters ? beginning : undefined,
    orderId: readOrderId(text),
  }
}

/** `body` is the order as JSON. It is parsed only if it has the words anywhere. */
export function hasWords(id: string, body: string, { words, idBeginning }: SearchText): boolean {
  if (idBeginning !== undefined && id.startsWith(idBeginning)) return true
  const json = body.toLowerCase()
  if (!words.every((word) => json.includes(JSON.stringify(word).slice(1, -1)))) return false
  const text = searchableText(JSON.parse(body)).toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Number, references, products, tracking and serial numbers. */
function searchableText({ orderId, references, orderLines, deliveries }: Order): string {
  return [
    orderId,
    ...Object.values(references ?? {}),
    ...orderLines.flatMap(textsOfLine),
    ...deliveries.flatMap(({ trackingNumber, deliveryLines }) => [
      trackingNumber,
      ...deliveryLines.flatMap(({ serialNumbers }) => serialNumbers),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
}

const textsOfLine = (line: OrderLine): (string | null | undefined)[] => [
  line.name,
  line.materialNumber,
  line.references?.deliveryReference,
  ...line.orderLines.flatMap(textsOfLine),
]
