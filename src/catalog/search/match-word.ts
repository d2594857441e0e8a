// What one word of a query matches: a cost per product, lower is better.
import { type LineMatch, lastStart, searchLines, splitsFigure } from './block.ts'
import { withinOneEdit } from './edits.ts'
import { type SearchIndex, sources } from './search-index.ts'

/** No match. */
export const none = 255

/** By how much of an indexed word matches, then by the source of that word: label, name, fact. */
const costs = {
  whole: [0, 1, 2],
  prefix: [3, 3, 4],
  inside: [5, 5, 6],
  typo: [7, 7, 8],
} as const
type Match = keyof typeof costs

/** Shorter words occur in too many names and numbers. */
const minLengthInBlocks = 4
const minLengthInNumbers = 6

/** Costs of a word for all products. A typo is forgiven only if nothing else matches. */
export function matchWord(index: SearchIndex, word: string): Uint8Array {
  const costsOf = new Uint8Array(index.products.length).fill(none)
  let isFound = matchWords(index, word, costsOf)
  if (word.length >= minLengthInBlocks) {
    const accept = (product: number, match: LineMatch, source: number) => {
      if (index.gone[product] === 1) return
      isFound = true
      lower(costsOf, product, costs[match][source] as number)
    }
    const inName = (product: number, match: LineMatch) => accept(product, match, sources.name)
    const inNumber = (product: number, match: LineMatch) => {
      if (match !== 'inside' || word.length >= minLengthInNumbers) accept(product, match, sources.label)
    }
    const mayBeNumber = /\d/.test(word)
    for (const { names, numbers } of index.blocks) {
      searchLines(names, word, inName)
      if (mayBeNumber) searchLines(numbers, word, inNumber)
    }
  }
  if (!isFound && /^\p{L}{4,}$/u.test(word)) matchTypos(index, word, costsOf)
  return costsOf
}

function lower(costsOf: Uint8Array, product: number, cost: number): void {
  if (cost < (costsOf[product] as number)) costsOf[product] = cost
}

function matchWords(index: SearchIndex, word: string, costsOf: Uint8Array): boolean {
  const { words, wordStarts } = index
  let isFound = false
  let number = 0
  for (let at = words.indexOf(word); at !== -1; ) {
    if (splitsFigure(words, at)) {
      at = words.indexOf(word, at + 1)
      continue
    }
    number = lastStart(wordStarts, at, number)
    const isWhole = words[at + word.length] === '\n'
    const match = wordStarts[number] !== at ? 'inside' : isWhole ? 'whole' : 'prefix'
    if (lowerAll(index, number, match, costsOf)) isFound = true
    at = words.indexOf(word, wordStarts[number + 1])
  }
  return isFound
}

/** Whether a product has the word. */
function lowerAll(index: SearchIndex, word: number, match: Match, costsOf: Uint8Array): boolean {
  const { occurrences, occurrenceStarts, gone } = index
  const costOf = costs[match]
  let isFound = false
  const end = occurrenceStarts[word + 1] as number
  for (let at = occurrenceStarts[word] as number; at < end; at++) {
    const occurrence = occurrences[at] as number
    if (gone[occurrence >> 2] === 1) continue
    lower(costsOf, occurrence >> 2, costOf[occurrence & 3] as number)
    isFound = true
  }
  return isFound
}

function matchTypos(index: SearchIndex, word: string, costsOf: Uint8Array): void {
  const { words, wordStarts } = index
  for (let number = 0; number < wordStarts.length - 1; number++) {
    const start = wordStarts[number] as number
    const end = (wordStarts[number + 1] as number) - 1
    if (Math.abs(end - start - word.length) > 1) continue
    if (withinOneEdit(word, words.slice(start, end))) lowerAll(index, number, 'typo', costsOf)
  }
}
