// What was typed, as the ways in which it can be meant. Each is a list of words, all of which an order must have.
import { readOrderId, readOrderIdBeginning } from '../orders/order-id.ts'
import { maxWords } from './order-term.ts'
import { phoneEnd, termOf, wordTerms } from './terms.ts'

export interface Question {
  text: string
  /** The text as a whole order id, if it can be one. */
  orderId: string | undefined
  /** The text as the beginning of an order id, if it is likely one. */
  idBeginning: string | undefined
  /** Tried in this order, until one finds something. */
  readings: string[][]
}

/** Fewer letters begin too many ids. */
const minIdLetters = 4

export function readQuestion(typed: string): Question {
  const text = typed.trim()
  const joined = termOf(text)
  const beginning = readOrderIdBeginning(text.replace(/\s+/g, ''))
  const isIdLike = beginning !== undefined && beginning.length >= minIdLetters && /\d/.test(text)
  const readings = [
    [joined],
    text.split(/\s+/).map(termOf),
    // "47-11" is 4711, or 47 and 11.
    wordTerms(text),
    ...phoneReadings(text),
  ]
  return {
    text,
    orderId: readOrderId(text.replace(/\s+/g, '')),
    idBeginning: isIdLike ? beginning : undefined,
    readings: unique(readings.map((words) => words.filter((word) => word.length > 1).slice(0, maxWords))),
  }
}

/** Only digits and the signs between them: the country and the zero before a number are said or not. */
function phoneReadings(text: string): string[][] {
  if (!/^[+\d\s()/.-]+$/.test(text)) return []
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 8 ? [] : [[phoneEnd(digits)]]
}

const unique = (readings: string[][]): string[][] =>
  [...new Map(readings.map((words) => [words.join(' '), words])).values()].filter(({ length }) => length > 0)
