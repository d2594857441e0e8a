/** Control characters and marks that turn the direction of writing: what a terminal obeys instead of showing it. */
const obeyed = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Text as a terminal may show it, whatever the data in it says. Line breaks stay. */
export const printable = (text: string): string =>
  text.replace(obeyed, (character) => (character === '\n' ? character : escaped(character)))

/** The same for data that must stay on its line. */
export const printableOnOneLine = (text: string): string => text.replace(obeyed, escaped)
