// Which missing fact would settle most checks: docs/decisions/compatibility-rules.md.
import {
  doubtfulFacts,
  type Kind,
  type OwnedPart,
  type UndecidedChecks,
  undecidedChecks,
  undecidedChecksOf,
} from '../compatibility/index.ts'
import { takeTurns } from '../platform/turns/take-turns.ts'
import { type Catalog, partPreparer } from './catalog.ts'
import type { Product } from './product.ts'

export interface MissingFact {
  productGroupId: string
  fact: string
  /** Products of the group without the fact. */
  products: number
  undecided: number
  settles: number
  rules: string[]
}

export interface DataQuality {
  checks: number
  isComplete: boolean
  facts: MissingFact[]
  doubtful: DoubtfulFact[]
}

export interface DoubtfulFact {
  productId: string
  name: string
  fact: string
  message: string
}

/** Enough to work through; more of them are one mistake of an import. */
const maxDoubtful = 1000

const known = new WeakMap<Catalog, Promise<DataQuality>>()

/** Computed once for each snapshot of the catalog, when it is first asked for. */
export function dataQualityOf(catalog: Catalog): Promise<DataQuality> {
  let quality = known.get(catalog)
  if (!quality) {
    quality = takeTurns().run(measure(catalog))
    known.set(catalog, quality)
  }
  return quality
}

function* measure(catalog: Catalog): Generator<undefined, DataQuality> {
  const { checks, isComplete, byFact } = yield* undecidedChecks([...partsOf(catalog)])
  const lacking = yield* countLacking(catalog, byFact)
  const facts = byFact.map(({ owner, fact, undecided, settles, rules }) => ({
    productGroupId: owner,
    fact,
    products: lacking.get(`${owner} ${fact}`) ?? 0,
    undecided,
    settles,
    rules: rules.map(({ name }) => name),
  }))
  return { checks, isComplete, facts, doubtful: doubtfulIn(catalog) }
}

function doubtfulIn(catalog: Catalog): DoubtfulFact[] {
  const found: DoubtfulFact[] = []
  for (const { part } of partsOf(catalog)) {
    const { productId, name, kind, facts } = part
    for (const doubt of doubtfulFacts(kind as Kind, name, facts)) found.push({ productId, name, ...doubt })
    if (found.length >= maxDoubtful) break
  }
  return found.slice(0, maxDoubtful)
}

/** The parts of the catalog, owned by their groups. */
function* partsOf({ products, parts }: Catalog): Generator<OwnedPart> {
  for (const { id, group } of products.values()) {
    const part = parts.get(id)
    if (part && group !== null) yield { part, owner: group }
  }
}

const betweenPauses = 500

function* countLacking(
  catalog: Catalog,
  byFact: UndecidedChecks['byFact'],
): Generator<undefined, Map<string, number>> {
  const wanted = Map.groupBy(byFact, ({ owner }) => owner)
  const counts = new Map<string, number>()
  let seen = 0
  for (const { part, owner } of partsOf(catalog)) {
    const facts = part.facts as Record<string, unknown>
    for (const { fact } of wanted.get(owner) ?? []) {
      const key = `${owner} ${fact}`
      if (facts[fact] === undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    if (++seen % betweenPauses === 0) yield
  }
  return counts
}

/** The same for one product, on sale or not: its missing facts, and the checks with the catalog that they leave undecided. */
export async function missingFactsOf(
  product: Product,
  catalog: Catalog,
  isWanted: () => boolean,
): Promise<Omit<MissingFact, 'productGroupId' | 'products'>[]> {
  const group = catalog.groups.get(product.group ?? '')
  if (!group) return []
  const own: OwnedPart = { part: partPreparer([group])(product), owner: 'own' }
  const byFact = await takeTurns(isWanted).run(undecidedChecksOf(own, [...partsOf(catalog)]))
  return byFact.map(({ fact, undecided, settles, rules }) => ({
    fact,
    undecided,
    settles,
    rules: rules.map(({ name }) => name),
  }))
}
