// A search index follows changes of single products: a changed product gets a new place at the end, and its old place is
// marked as gone. Copying typed arrays takes a few milliseconds for 42,000 products; reading them all again takes seconds.
import { readProducts, type Searchable, type SearchIndex } from './search-index.ts'

export interface IndexChange<P extends Searchable> {
  /** New products, and changed ones as they are now. */
  changed: readonly P[]
  /** The places of changed and of removed products. */
  gonePlaces: readonly number[]
  kindOf: (product: P) => string | null
}

/** `wordNumbers` has the number of every word of the index; new words are added. */
export function* extendIndex<P extends Searchable>(
  index: SearchIndex,
  wordNumbers: Map<string, number>,
  { changed, gonePlaces, kindOf }: IndexChange<P>,
): Generator<undefined, SearchIndex> {
  const start = index.products.length
  const knownWords = wordNumbers.size
  const read = yield* readProducts(changed, start, kindOf, wordNumbers)
  const newWords = [...wordNumbers.keys()].slice(knownWords)
  yield
  const gone = appended(index.gone, new Uint8Array(changed.length))
  for (const place of gonePlaces) gone[place] = 1
  const occurrences = addOccurrences(index, read.foundWords, read.foundIn, wordNumbers.size)
  yield
  return {
    products: [...index.products, ...changed],
    words: newWords.length === 0 ? index.words : `${index.words}${newWords.join('\n')}\n`,
    wordStarts: addStarts(index.wordStarts, newWords),
    ...occurrences,
    blocks: [...index.blocks, ...read.blocks],
    endings: appended(index.endings, read.endings),
    kindPlaces: appended(index.kindPlaces, read.kindPlaces),
    standings: appended(index.standings, read.standings),
    nameHashes: appended(index.nameHashes, read.nameHashes),
    gone,
  }
}

function appended<A extends Uint8Array | Uint32Array>(before: A, more: A): A {
  const all = new (before.constructor as new (length: number) => A)(before.length + more.length)
  all.set(before)
  all.set(more, before.length)
  return all
}

function addStarts(starts: Uint32Array, newWords: readonly string[]): Uint32Array {
  const all = appended(starts, new Uint32Array(newWords.length))
  newWords.forEach((word, at) => {
    const place = starts.length + at
    all[place] = (all[place - 1] as number) + word.length + 1
  })
  return all
}

/** Copies the occurrences up to the end of each word that gets more, then the new ones of this word. */
function addOccurrences(
  { occurrences: before, occurrenceStarts: starts }: SearchIndex,
  foundWords: readonly number[],
  foundIn: readonly number[],
  wordCount: number,
) {
  const added = new Uint32Array(wordCount)
  for (const word of foundWords) added[word] = (added[word] as number) + 1
  const occurrenceStarts = new Uint32Array(wordCount + 1)
  const endBefore = (word: number) => starts[Math.min(word + 1, starts.length - 1)] as number
  let more = 0
  for (let word = 0; word < wordCount; word++) {
    more += added[word] as number
    occurrenceStarts[word + 1] = endBefore(word) + more
  }
  const occurrences = new Uint32Array(before.length + foundIn.length)
  const order = foundWords
    .map((_, at) => at)
    .sort((a, b) => (foundWords[a] as number) - (foundWords[b] as number))
  let copied = 0
  let at = 0
  for (const found of order) {
    const end = endBefore(foundWords[found] as number)
    occurrences.set(before.subarray(copied, end), at)
    at += end - copied
    copied = end
    occurrences[at++] = foundIn[found] as number
  }
  occurrences.set(before.subarray(copied), at)
  return { occurrences, occurrenceStarts }
}
