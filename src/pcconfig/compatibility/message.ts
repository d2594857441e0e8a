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
  words: ['', ...messages.slice(1).map(() => separator), ''],
  values: messages,
})

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
