// Finding products in memory: by group, by words, by maker and by facts.
import type { Catalogue } from './catalogue.ts'
import { byNameThenId } from './catalogue.ts'
import type { Product } from './product.ts'

export interface ProductQuestion {
  productGroupId: string | null
  /** Every word must occur somewhere in the name, maker or numbers. */
  search: string | null
  manufacturer: string | null
  /** Facts that must hold, as text: `socket` is `AM5`. */
  facts: [name: string, value: string][]
}

export function findProducts({ byName }: Catalogue, question: ProductQuestion): Product[] {
  const words = (question.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const maker = question.manufacturer?.toLowerCase()
  return byName.filter(
    (product) =>
      (question.productGroupId === null || product.group === question.productGroupId) &&
      (maker === undefined || product.manufacturer?.toLowerCase() === maker) &&
      question.facts.every(([name, value]) => factText(product, name) === value) &&
      (words.length === 0 || matches(product, words)),
  )
}

function matches({ name, manufacturer, partNumber, ean, id }: Product, words: string[]): boolean {
  const text = `${name}\n${manufacturer ?? ''}\n${partNumber ?? ''}\n${ean ?? ''}\n${id}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** A fact as text; undefined when it is not known, or is no single value. */
function factText({ facts }: Product, name: string): string | undefined {
  const value = (facts as Record<string, unknown> | null)?.[name]
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

/** The products behind a position in the order of names. */
export function productsAfter(found: Product[], position: { name: string; id: string } | null): Product[] {
  if (position === null) return found
  const start = found.findIndex(
    (product) => byNameThenId(product, position) > 0 && product.id !== position.id,
  )
  return start === -1 ? [] : found.slice(start)
}

export interface FacetValue {
  value: string
  count: number
}

/** Facts that divide products into a handful of groups are worth filtering by; others are not. */
const mostValues = 24
const mostFacets = 10

export function facetsOf(found: Product[], isOneGroup: boolean) {
  const manufacturers = countValues(found.map(({ manufacturer }) => manufacturer ?? undefined))
  if (!isOneGroup) return { manufacturers, facts: [] }
  const names = new Set(found.flatMap(({ facts }) => Object.keys(facts ?? {})))
  const facts = [...names]
    .map((name) => ({ name, values: countValues(found.map((product) => factText(product, name))) }))
    .filter(({ values }) => values.length > 1 && values.length <= mostValues)
    .slice(0, mostFacets)
  return { manufacturers, facts }
}

function countValues(values: (string | undefined)[]): FacetValue[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
