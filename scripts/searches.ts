// Writes docs/explanation/search.md: what each example query finds. `npm run searches -- [folder of the unpacked OpenDB]`; without the folder,
// the results in the imported catalog stay as they are. It also prints the time and memory that a search takes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, kindOf } from '../src/catalog/catalog.ts'
import { loadCatalog } from '../src/catalog/load-catalog.ts'
import { firstPlaces, meantQueries, missedQueries } from '../src/catalog/search/meant.fixture.ts'
import { queries } from '../src/catalog/search/queries.fixture.ts'
import { placesByRank, rankProducts } from '../src/catalog/search/rank.ts'
import { indexProducts, type SearchIndex } from '../src/catalog/search/search-index.ts'
import { runSteps } from '../src/compatibility/index.ts'
import { readBothCatalogs } from './both-catalogs.ts'

type Results = Map<string, string>

/** Each query once. */
const shown = [
  ...new Set([...queries, ...meantQueries.map(({ query }) => [query])].flatMap(([query]) => query ?? [])),
]
const file = join(import.meta.dirname, '..', 'docs/explanation', 'search.md')
const markers = ['<!-- queries -->', '<!-- /queries -->'] as const

const { demo, imported } = await readBothCatalogs(process.argv[2], async (store) =>
  resultsIn(await loadCatalog(store)),
)
const before = readFileSync(file, 'utf8')
const [head, rest = ''] = before.split(markers[0])
const [table = '', tail] = rest.split(markers[1])
const kept = new Map(
  table
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([query = '', , last = '']) => [query.replace(/^\| /, ''), last.replace(/ \|$/, '')]),
)
const rows = shown.map(
  (query) =>
    `| ${cell(query)} | ${cell(demo.get(query) ?? '')} | ${imported ? cell(imported.get(query) ?? '') : (kept.get(query) ?? '')} |`,
)
const heading = '| Query | Demo catalog | Imported catalog |\n|---|---|---|'
writeFileSync(file, `${head}${markers[0]}\n${heading}\n${rows.join('\n')}\n${markers[1]}${tail}`)

function resultsIn(catalog: Catalog): Results {
  const began = milliseconds()
  const index = runSteps(indexProducts(catalog.byName, (product) => kindOf(catalog, product)))
  const built = milliseconds() - began
  const { times, mean } = typingTimes(index)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1)
  console.info(
    `${catalog.byName.length} products: indexed in ${Math.round(built)} ms of processor time, ${megabytes(index)} MB; a search ` +
      `per typed letter: ${mean.toFixed(1)} ms of processor time, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms by the clock`,
  )
  const products = catalog.byName.map((product) => ({ ...product, kind: kindOf(catalog, product) }))
  const missed = missedQueries(products, (query) =>
    [...find(index, query).subarray(0, firstPlaces)].flatMap((place) => products[place] ?? []),
  )
  for (const words of missed) {
    console.error(`Not what is meant: ${words}`)
    process.exitCode = 1
  }
  return new Map(
    shown.map((query) => {
      const places = find(index, query)
      return [query, `${catalog.byName[places[0] ?? -1]?.name ?? '–'} (${places.length})`]
    }),
  )
}

/** Times of the queries by the clock, sorted, and their mean processor time: typed letter by letter, the second time. */
function typingTimes(index: SearchIndex): { times: number[]; mean: number } {
  const typed = queries.flatMap(([query]) => Array.from(query, (_, end) => query.slice(0, end + 1)))
  for (const query of typed) find(index, query)
  const began = milliseconds()
  const times = typed.map((query) => {
    const start = performance.now()
    find(index, query)
    return performance.now() - start
  })
  return { mean: (milliseconds() - began) / typed.length, times: times.sort((a, b) => a - b) }
}

function find(index: SearchIndex, query: string): Uint32Array {
  return placesByRank(runSteps(rankProducts(index, query)))
}

function milliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Texts have one byte per character unless they contain other alphabets. */
function megabytes({
  words,
  wordStarts,
  occurrences,
  occurrenceStarts,
  blocks,
  endings,
}: SearchIndex): string {
  const lines = blocks.flatMap(({ names, numbers }) => [names, numbers])
  const texts = words.length + lines.reduce((sum, { text }) => sum + text.length, 0)
  const arrays = [wordStarts, occurrences, occurrenceStarts, endings, endings]
  const bytes = [...arrays, ...lines.flatMap(({ starts, edges }) => [starts, edges])]
  return ((texts + bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)) / 1e6).toFixed(1)
}

function cell(text: string): string {
  return text.replaceAll('|', '/')
}
