// A product offered for a slot, with the values that filters and sorting need, computed once.
import type { Product } from '../build'
import type { FactValue } from './format-fact'
import { factPhrases, type KeyFact } from './key-facts'

export interface Candidate {
  id: string
  product: Product
  /** Its position in the order of names, in which products load. */
  place: number
  /** A phrase per fact that a row shows. They are written when a row is shown, not for thousands of candidates. */
  phrases: () => readonly string[]
  /** With VAT, as shown; undefined if the account has no price for it. */
  price: number | undefined
  isInStock: boolean
  /** The key facts of its kind, in order: the value, and the facet values that match it. */
  values: readonly (FactValue | undefined)[]
  choices: readonly (readonly string[])[]
}

/** The position of the first one. */
export const candidatesOf = (
  products: readonly Product[],
  facts: readonly KeyFact[],
  firstPlace = 0,
): Candidate[] => products.map((product, index) => candidateOf(product, firstPlace + index, facts))

function candidateOf(product: Product, place: number, facts: readonly KeyFact[]): Candidate {
  const { productId, price, availability } = product
  const values = facts.map(({ read }) => read(product))
  return {
    id: productId,
    product,
    place,
    phrases: () => factPhrases(product, facts),
    price: price?.gross,
    isInStock: availability.status === 'Available',
    values,
    choices: facts.map(({ facet }, index) => choicesOf(values[index], facet)),
  }
}

const none: readonly string[] = []

function choicesOf(value: FactValue | undefined, facet: KeyFact['facet']): readonly string[] {
  if (value === undefined || facet === undefined) return none
  if (facet === 'feature') return value === true ? ['true'] : none
  if (facet === 'choices') return Array.isArray(value) ? value : [String(value)]
  return typeof value === 'number' ? [String(stepOf(value, facet))] : none
}

/** The number of steps that a figure has reached. */
const stepOf = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length
