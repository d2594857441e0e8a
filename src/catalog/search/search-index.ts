// The search index of a list of products: which words occur in which products, and names and numbers without spaces.
// `extend-index.ts` follows changes of single products.
import { type Block, blockOf } from './block.ts'
import { factTexts, labelTexts } from './fact-words.ts'
import { kindPlace, kindWords } from './kind-words.ts'
import { nameHash } from './name-hash.ts'
import { standingOf } from './standing.ts'
import { compactOf, runsOf, wordsOf } from './words.ts'

export interface Searchable {
  id: string
  name: string
  manufacturer: string | null
  partNumber: string | null
  ean: string | null
  facts: object | null
}

/** Where a word of a product comes from, the most telling first: its kind, maker or whole number; its name; its facts. */
export const sources = { label: 0, name: 1, fact: 2 } as const

/** Words are numbered in the order of the text, products by their place in the list. */
export interface SearchIndex {
  products: readonly Searchable[]
  /** Every word once, each between line ends. */
  words: string
  /** Where each word begins; the end of the text comes last. */
  wordStarts: Uint32Array
  /** Product × 4 + source, sorted by word: those of a word end where those of the next one begin. */
  occurrences: Uint32Array
  occurrenceStarts: Uint32Array
  blocks: readonly Block[]
  /** Endings of a model in the name of each product, one bit each. */
  endings: Uint8Array
  /** Where the kind of each product comes among results of equal relevance. */
  kindPlaces: Uint8Array
  /** Which of equally relevant products of a kind come first; lower is better. */
  standings: Uint8Array
  /** A hash of the words of each name, to find products by their whole name. */
  nameHashes: Uint32Array
  /** 1 for a product that is no longer in the list; it matches nothing. */
  gone: Uint8Array
}

/** Products of one block, and those that are read between two pauses. */
const blockLength = 500
const betweenPauses = 50

/** Endings that make another model: an RTX 5070 Ti is no RTX 5070. */
const modelEndings = ['ti', 'super', 'xt', 'xtx', 'gre']

export function endingsIn(words: Iterable<string>): number {
  let bits = 0
  for (const word of words) {
    const place = modelEndings.indexOf(word)
    if (place !== -1) bits |= 1 << place
  }
  return bits
}

/** Reads products with pauses, so that a service indexes a large catalog between requests. */
export function* indexProducts<P extends Searchable>(
  products: readonly P[],
  kindOf: (product: P) => string | null,
): Generator<undefined, SearchIndex> {
  const wordNumbers = new Map<string, number>()
  const read = yield* readProducts(products, 0, kindOf, wordNumbers)
  const words = [...wordNumbers.keys()]
  yield
  const { occurrences, occurrenceStarts } = yield* sortOccurrences(
    read.foundWords,
    read.foundIn,
    words.length,
  )
  const wordStarts = new Uint32Array(words.length + 1)
  wordStarts[0] = 1
  words.forEach((word, place) => {
    wordStarts[place + 1] = (wordStarts[place] as number) + word.length + 1
  })
  const { blocks, endings, kindPlaces, standings, nameHashes } = read
  return {
    products,
    words: `\n${words.map((word) => `${word}\n`).join('')}`,
    wordStarts,
    occurrences,
    occurrenceStarts,
    blocks,
    endings,
    kindPlaces,
    standings,
    nameHashes,
    gone: new Uint8Array(products.length),
  }
}

/** Reads the words of products whose places begin with `start`. Words that are new get the next numbers. */
export function* readProducts<P extends Searchable>(
  products: readonly P[],
  start: number,
  kindOf: (product: P) => string | null,
  wordNumbers: Map<string, number>,
) {
  const foundWords: number[] = []
  const foundIn: number[] = []
  const blocks: Block[] = []
  const endings = new Uint8Array(products.length)
  const kindPlaces = new Uint8Array(products.length)
  const standings = new Uint8Array(products.length)
  const nameHashes = new Uint32Array(products.length)
  const readWords = wordsOfProducts()
  for (let first = 0; first < products.length; first += blockLength) {
    const some = products.slice(first, first + blockLength)
    const names: string[][] = []
    for (const product of some) {
      const at = first + names.length
      const kind = kindOf(product)
      const { name, bySource } = readWords(product, kind)
      for (const [word, source] of bySource) {
        foundWords.push(numberOf(wordNumbers, word))
        foundIn.push((start + at) * 4 + source)
      }
      endings[at] = endingsIn(bySource.keys())
      kindPlaces[at] = kindPlace(kind)
      standings[at] = standingOf(kind, product.name, product.facts)
      nameHashes[at] = nameHash(wordsOf(product.name))
      names.push(name)
      if (names.length % betweenPauses === 0) yield
    }
    blocks.push(blockOf(start + first, names, some.map(numbersOf)))
    yield
  }
  return { foundWords, foundIn, blocks, endings, kindPlaces, standings, nameHashes }
}

const numbersOf = ({ ean, partNumber, id }: Searchable): string[] =>
  [ean, partNumber, id].filter((number) => number !== null).map(compactOf)

/** The words of a product with their best source, and its name as words. Equal facts are read once. */
function wordsOfProducts() {
  const known = new Map<string, string[]>()
  const knownWords = (text: string) => {
    let words = known.get(text)
    if (!words) {
      words = wordsOf(text)
      known.set(text, words)
    }
    return words
  }
  return (product: Searchable, kind: string | null): { name: string[]; bySource: Map<string, number> } => {
    const { name, manufacturer, partNumber, facts } = product
    const hasMaker = manufacturer === null || name.toLowerCase().includes(manufacturer.toLowerCase())
    const named = wordsOf(hasMaker ? name : `${manufacturer} ${name}`)
    const bySource = new Map<string, number>()
    const add = (words: readonly string[], source: number) => {
      for (const word of words) if (!bySource.has(word)) bySource.set(word, source)
    }
    add(kindWords.get(kind ?? '') ?? [], sources.label)
    add(labelTexts(kind, facts).flatMap(knownWords), sources.label)
    // "Cooler Master" is a maker, and "cooler" a kind.
    const maker = manufacturer === null ? [] : knownWords(manufacturer)
    add(maker, maker.length === 1 ? sources.label : sources.name)
    // Numbers that blocks cannot find: too short, without digits, or written with spaces and typed word by word.
    add(
      numbersOf(product).filter((number) => number.length < 4 || !/\d/.test(number)),
      sources.label,
    )
    add(named, sources.name)
    add(named.flatMap(runsOf), sources.name)
    const stated = factTexts(kind, facts).flatMap(knownWords)
    add(stated.filter(isAmount), sources.name)
    add(stated, sources.fact)
    if (partNumber?.includes(' ')) add(wordsOf(partNumber), sources.fact)
    return { name: named, bySource }
  }
}

/** "12gb" means the same in a name and in a fact. */
const isAmount = (word: string) => /^\d.*\p{L}$/u.test(word)

function numberOf(numbers: Map<string, number>, word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  numbers.set(word, numbers.size)
  return numbers.size - 1
}

/** Sorts by word, by counting: linear, and two typed arrays instead of a list per word. */
function* sortOccurrences(
  words: readonly number[],
  productsAndSources: readonly number[],
  wordCount: number,
) {
  const occurrenceStarts = new Uint32Array(wordCount + 1)
  for (const word of words) occurrenceStarts[word + 1] = (occurrenceStarts[word + 1] as number) + 1
  yield
  for (let word = 0; word < wordCount; word++)
    occurrenceStarts[word + 1] = (occurrenceStarts[word + 1] as number) + (occurrenceStarts[word] as number)
  const next = occurrenceStarts.slice()
  const occurrences = new Uint32Array(words.length)
  yield
  for (let place = 0; place < words.length; place++) {
    const word = words[place] as number
    const at = next[word] as number
    occurrences[at] = productsAndSources[place] as number
    next[word] = at + 1
    if (place % 100_000 === 0) yield
  }
  return { occurrences, occurrenceStarts }
}
