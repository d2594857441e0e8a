/** Control characters and bidirectional marks, which a terminal interprets instead of showing them. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Text that is safe to print to a terminal. Line breaks are kept. */
export const printable = (text: string): string =>
  text.replace(unsafe, (character) => (character === '\n' ? character : escaped(character)))

/** The same for text on one line: line breaks are escaped too. */
export const printableOnOneLine = (text: string): string => text.replace(unsafe, escaped)
