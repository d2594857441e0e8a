// A product on offer for a slot, with what filtering and sorting ask of it again and again worked out once.
import type { Product } from '../build'
import { factLine, type KeyFact } from './key-facts'
import type { FactValue } from './write-fact'

export interface Candidate {
  id: string
  product: Product
  /** Its place in the order of names, in which products arrive. */
  place: number
  /** Everything that can be searched for, in small letters. */
  words: string
  line: string
  /** With VAT, as it is shown; undefined when the account has no price for it. */
  price: number | undefined
  isInStock: boolean
  /** By the key facts of its kind, in their order: the value, and what is ticked to find it. */
  values: readonly (FactValue | undefined)[]
  choices: readonly (readonly string[])[]
}

/** The first of them has this place. */
export const candidatesOf = (
  products: readonly Product[],
  facts: readonly KeyFact[],
  firstPlace = 0,
): Candidate[] => products.map((product, index) => candidateOf(product, firstPlace + index, facts))

function candidateOf(product: Product, place: number, facts: readonly KeyFact[]): Candidate {
  const { productId, name, manufacturer, manufacturerPartNumber, ean, price, availability } = product
  const values = facts.map(({ read }) => read(product))
  return {
    id: productId,
    product,
    place,
    words: [name, manufacturer, manufacturerPartNumber, ean, productId].join('\n').toLowerCase(),
    line: factLine(product, facts),
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

/** How many of the steps a figure has climbed. */
const stepOf = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length
