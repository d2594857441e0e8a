// Products that a customer could buy instead: of the same kind, near in class and price.
import type { Product } from './product.ts'

const maxAlternatives = 6

/** Half to double the price is still the same purchase. */
const widestRatio = 2

/** How much a difference in every fact counts against a doubled price. */
const weightOfFacts = 1

type Facts = Record<string, unknown>

/** The nearest first. Products without a price are compared by their facts alone. */
export function alternativesTo(
  product: Product,
  candidates: Iterable<Product>,
  priceOf: (productId: string) => number | undefined,
): Product[] {
  const ownPrice = priceOf(product.id)
  const facts = Object.entries((product.facts ?? {}) as Facts).filter(([, value]) => isClass(value))
  const near: { candidate: Product; distance: number }[] = []
  for (const candidate of candidates) {
    if (candidate.id === product.id || candidate.group !== product.group || candidate.isDiscontinued) continue
    const priceDistance = distanceInPrice(ownPrice, priceOf(candidate.id))
    if (priceDistance === undefined) continue
    near.push({ candidate, distance: priceDistance + weightOfFacts * distanceInFacts(facts, candidate) })
  }
  return near
    .sort((a, b) => a.distance - b.distance || (a.candidate.name < b.candidate.name ? -1 : 1))
    .slice(0, maxAlternatives)
    .map(({ candidate }) => candidate)
}

/** 0 for the same price, 1 for the double or the half; undefined if it is further away or not for sale. */
function distanceInPrice(own: number | undefined, other: number | undefined): number | undefined {
  if (own === undefined) return 0
  if (other === undefined) return undefined
  if (own === 0 || other === 0) return own === other ? 0 : undefined
  const distance = Math.abs(Math.log(other / own)) / Math.log(widestRatio)
  return distance > 1 ? undefined : distance
}

/** Words and figures state the class of a part; lists and yes-or-no features are details. */
const isClass = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The share of the product's facts in which the candidate differs, from 0 to 1. */
function distanceInFacts(facts: [name: string, value: unknown][], { facts: others }: Product): number {
  if (facts.length === 0) return 0
  const total = facts.reduce(
    (sum, [name, value]) => sum + difference(value, (others as Facts | null)?.[name]),
    0,
  )
  return total / facts.length
}

function difference(own: unknown, other: unknown): number {
  if (typeof own !== 'number' || typeof other !== 'number') return own === other ? 0 : 1
  const largest = Math.max(Math.abs(own), Math.abs(other))
  return largest === 0 ? 0 : Math.min(1, Math.abs(own - other) / largest)
}
