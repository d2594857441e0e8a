import type { Part } from './part.ts'

/** What may stand between the words of a message. A part stands for its name, a list for "A, B and C". */
export type MessageValue = string | number | Part | Message | readonly Part[]

/**
 * A message with its products still in it. Rules write these instead of text, so that one judgement serves every
 * candidate with the same facts, whatever its name.
 */
export interface Message {
  readonly words: readonly string[]
  readonly values: readonly MessageValue[]
}

/** Writes a message: say`${card} is ${344} mm long`. */
export const say = (words: TemplateStringsArray, ...values: MessageValue[]): Message => ({ words, values })

/** Several messages after one another, with something between them. */
export const joined = (messages: readonly Message[], separator: string): Message => ({
  words: separators(messages.length, separator),
  values: messages,
})

const known = new Map<string, readonly string[]>()

/** The words of joined messages, one object for as many messages: it stands for them (see numberOf). */
const separators = (count: number, separator: string): readonly string[] => {
  const key = `${count}${separator}`
  const words = known.get(key) ?? ['', ...new Array(Math.max(0, count - 1)).fill(separator), '']
  known.set(key, words)
  return words
}

/** "1 slot", "2 slots". */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** "A needs", "A and B need". */
export const does = (parts: readonly Part[], verb: string): string => (parts.length === 1 ? `${verb}s` : verb)

/** Where a message is told to: plain text, or JSON with places left open for a candidate. */
export interface Listener {
  /** Words of the rule itself. */
  words(literal: string): void
  figure(value: number): void
  /** A word from the facts. */
  text(value: string): void
  name(part: Part): void
}

/** Tells a message piece by piece. */
export const tell = (message: Message, listener: Listener): void => {
  const { words, values } = message
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word) listener.words(word)
    const value = values[i]
    if (value !== undefined) tellValue(value, listener)
  }
}

const tellValue = (value: MessageValue, listener: Listener): void => {
  if (typeof value === 'string') listener.text(value)
  else if (typeof value === 'number') listener.figure(value)
  else if ('words' in value) tell(value, listener)
  else if ('productId' in value) listener.name(value)
  else tellNames(value, listener)
}

/** "A", "A and B", "A, B and 2 x C": each product once, with how many of it there are. */
const tellNames = (parts: readonly Part[], listener: Listener): void => {
  const counts = new Map<string, { part: Part; count: number }>()
  for (const part of parts) {
    const seen = counts.get(part.productId)
    if (seen) seen.count++
    else counts.set(part.productId, { part, count: 1 })
  }
  const names = [...counts.values()]
  names.forEach(({ part, count }, index) => {
    if (index > 0) listener.words(index === names.length - 1 ? ' and ' : ', ')
    if (count > 1) {
      listener.figure(count)
      listener.words(' x ')
    }
    listener.name(part)
  })
}

const numbers = new WeakMap<readonly string[], number>()
let used = 0

/** A number for the words of a message. A rule's words are one object, however often it says them. */
const numberOf = (words: readonly string[]): number => {
  let number = numbers.get(words)
  if (number === undefined) {
    number = used++
    numbers.set(words, number)
  }
  return number
}

/** The same for messages that read the same, but for the name of whoever stands in. Cheaper than the text. */
export const signatureOf = ({ words, values }: Message, standIn: Part | undefined): string => {
  let signature = `${numberOf(words)}(`
  for (const value of values) {
    if (typeof value === 'string' || typeof value === 'number') signature += `${value}\0`
    else if ('words' in value) signature += signatureOf(value, standIn)
    else if ('productId' in value) signature += value === standIn ? '\x01' : `${value.productId}\0`
    else {
      for (const part of value) signature += part === standIn ? '\x01' : `${part.productId}\0`
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
  tell(message, {
    words: add,
    figure: add,
    text: add,
    name(part) {
      text += nameOf(part)
    },
  })
  return text
}
