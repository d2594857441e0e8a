import { factWords } from '../facts/words.ts'
import type { MissingFact } from './finding.ts'
import type { Part } from './part.ts'

/** A value in a message. A part is shown as its name, a list as "A, B and C", missing facts as "Not known of A: this." */
export type MessageValue = string | number | Part | Message | readonly Part[] | MissingFacts

interface MissingFacts {
  readonly missing: readonly MissingFact[]
}

/**
 * A message template with its values. Rules return templates instead of text, so that one finding can be reused for
 * every candidate with the same facts.
 */
export interface Message {
  readonly words: readonly string[]
  readonly values: readonly MessageValue[]
}

/** Makes a message: message`${card} is ${344} mm long`. */
export const message = (words: TemplateStringsArray, ...values: MessageValue[]): Message => ({
  words,
  values,
})

/** "1 slot", "2 slots". */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** "A needs", "A and B need". */
export const does = (parts: readonly Part[], verb: string): string => (parts.length === 1 ? `${verb}s` : verb)

/** Receives the pieces of a message and writes plain text, or JSON with placeholders. */
export interface MessageWriter {
  /** Words of the rule itself. */
  words(literal: string): void
  figure(value: number): void
  /** Text from the facts. */
  text(value: string): void
  name(part: Part): void
}

/** Passes the pieces of a message to a writer. */
export const writeMessage = (message: Message, writer: MessageWriter): void => {
  const { words, values } = message
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word) writer.words(word)
    const value = values[i]
    if (value !== undefined) writeValue(value, writer)
  }
}

const writeValue = (value: MessageValue, writer: MessageWriter): void => {
  if (typeof value === 'string') writer.text(value)
  else if (typeof value === 'number') writer.figure(value)
  else if ('words' in value) writeMessage(value, writer)
  else if ('productId' in value) writer.name(value)
  else if ('missing' in value) writeMissing(value.missing, writer)
  else writeNames(value, writer)
}

/** "Not known of Part: this, that." for each part. */
const writeMissing = (missing: readonly MissingFact[], writer: MessageWriter): void => {
  const byPart = Map.groupBy(missing, ({ part }) => part)
  let separator = ''
  for (const [part, facts] of byPart) {
    writer.words(`${separator}Not known of `)
    writer.name(part)
    writer.words(': ')
    writer.text(facts.map(({ fact }) => factWords(part.kind, fact)).join(', '))
    writer.words('.')
    separator = ' '
  }
}

/** "A", "A and B", "A, B and 2 x C": each product once, with how many of it there are. */
const writeNames = (parts: readonly Part[], writer: MessageWriter): void => {
  const counts = new Map<string, { part: Part; count: number }>()
  for (const part of parts) {
    const seen = counts.get(part.productId)
    if (seen) seen.count++
    else counts.set(part.productId, { part, count: 1 })
  }
  const names = [...counts.values()]
  names.forEach(({ part, count }, index) => {
    if (index > 0) writer.words(index === names.length - 1 ? ' and ' : ', ')
    if (count > 1) {
      writer.figure(count)
      writer.words(' x ')
    }
    writer.name(part)
  })
}

const numbers = new WeakMap<readonly string[], number>()
let used = 0

/** A number for the literals of a message. The literals of a template in a rule are always the same object. */
const numberOf = (words: readonly string[]): number => {
  let number = numbers.get(words)
  if (number === undefined) {
    number = used++
    numbers.set(words, number)
  }
  return number
}

/** Equal for messages that differ only in the name of the representative. Cheaper than comparing the text. */
export const signatureOf = ({ words, values }: Message, representative: Part | undefined): string => {
  let signature = `${numberOf(words)}(`
  for (const value of values) {
    if (typeof value === 'string' || typeof value === 'number') signature += `${value}\0`
    else if ('words' in value) signature += signatureOf(value, representative)
    else if ('productId' in value) signature += value === representative ? '\x01' : `${value.productId}\0`
    else if ('missing' in value)
      for (const { part, fact } of value.missing)
        signature += `${part === representative ? '\x01' : part.productId}\0${fact}\0`
    else {
      for (const part of value) signature += part === representative ? '\x01' : `${part.productId}\0`
      signature += '\x02'
    }
  }
  return `${signature})`
}

/** A message as text. */
export const plainText = (message: Message, nameOf: (part: Part) => string): string => {
  let text = ''
  const add = (words: string | number) => {
    text += words
  }
  writeMessage(message, {
    words: add,
    figure: add,
    text: add,
    name(part) {
      text += nameOf(part)
    },
  })
  return text
}
