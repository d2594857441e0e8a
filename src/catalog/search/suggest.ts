// Other queries when one finds nothing: with the nearest known word instead of an unknown one, or with a word less.
import { editsBetween } from './edits.ts'
import { matchWord, none } from './match-word.ts'
import type { SearchIndex } from './search-index.ts'
import { wordsOf } from './words.ts'

const maxSuggestions = 3

/** Of longer queries nothing is suggested: the time grows with the square of their words. */
const maxWords = 12

/** Words compared between two pauses. */
const betweenPauses = 2000

/** `finds` says whether a query finds something. Only such queries are suggested. */
export function* suggestQueries(
  index: SearchIndex,
  query: string,
  finds: (query: string) => Generator<undefined, boolean>,
): Generator<undefined, string[]> {
  const found: string[] = []
  for (const suggestion of yield* candidatesFor(index, query)) {
    if (found.length === maxSuggestions) break
    if (suggestion !== '' && !found.includes(suggestion) && (yield* finds(suggestion))) found.push(suggestion)
  }
  return found
}

/** Unknown words are replaced, or left out where none is near. If all words are known, one of them is left out. */
function* candidatesFor(index: SearchIndex, query: string): Generator<undefined, string[]> {
  const words = query.trim().split(/\s+/)
  if (words.length > maxWords) return []
  const choices: string[][] = []
  for (const word of words) {
    choices.push((yield* isKnown(index, word)) ? [word] : yield* nearestWords(index, word))
  }
  const isUnknown = choices.some((choice, place) => choice[0] !== words[place])
  if (!isUnknown)
    return words.map((_, left) => words.filter((_word, place) => place !== left).join(' ')).reverse()
  return Array.from({ length: maxSuggestions }, (_, rank) =>
    choices
      .map((choice) => choice[Math.min(rank, choice.length - 1)])
      .filter((word) => word !== undefined)
      .join(' '),
  )
}

function* isKnown(index: SearchIndex, word: string): Generator<undefined, boolean> {
  for (const part of wordsOf(word)) {
    if (matchWord(index, part).every((cost) => cost === none)) return false
    yield
  }
  return true
}

/** Fewest edits first, then the more frequent word. */
function* nearestWords(index: SearchIndex, typed: string): Generator<undefined, string[]> {
  const { words, wordStarts } = index
  const word = wordsOf(typed).join('')
  const limit = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  const near: { word: string; edits: number; uses: number }[] = []
  for (let number = 0; number < wordStarts.length - 1; number++) {
    if (number % betweenPauses === 0) yield
    const known = words.slice(wordStarts[number], (wordStarts[number + 1] as number) - 1)
    const edits = editsBetween(word, known, limit)
    if (edits > limit) continue
    const uses = usesOf(index, number)
    if (uses > 0) near.push({ word: known, edits, uses })
  }
  return near
    .sort((a, b) => a.edits - b.edits || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, maxSuggestions)
    .map((each) => each.word)
}

function usesOf({ occurrences, occurrenceStarts, gone }: SearchIndex, word: number): number {
  let uses = 0
  const end = occurrenceStarts[word + 1] as number
  for (let at = occurrenceStarts[word] as number; at < end; at++)
    if (gone[(occurrences[at] as number) >> 2] === 0) uses++
  return uses
}
