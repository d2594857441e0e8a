// Made-up products for tests.
import type { Product } from '../build'
import { type Candidate, candidatesOf } from './candidate'
import { keyFactsOf } from './key-facts'
import type { Fit, Verdicts } from './verdict'

export const product = (other: Partial<Product> = {}): Product => ({
  productId: 'id',
  productGroupId: 'group',
  kind: 'cpu',
  name: 'Name',
  description: null,
  manufacturer: 'Maker',
  manufacturerPartNumber: null,
  ean: null,
  category: 'PHYSICAL_ITEM',
  discontinued: false,
  facts: {},
  images: [],
  price: { currency: 'NOK', net: 80, vat: 20, gross: 100 },
  availability: { status: 'Available', availableAt: null, freeUnits: 3 },
  ...other,
})

export const priced = (gross: number): Product['price'] => ({ currency: 'NOK', net: gross, vat: 0, gross })

/** Candidates of one kind, with ids a, b, c, … unless they have their own. */
export const candidates = (kind: string, ...others: Partial<Product>[]): Candidate[] =>
  candidatesOf(
    others.map((other, index) => product({ kind, productId: String.fromCharCode(97 + index), ...other })),
    keyFactsOf(kind),
  )

export const verdicts = (fits: Record<string, Fit>): Verdicts =>
  new Map(Object.entries(fits).map(([id, fit]) => [id, { fit, findings: [] }]))

export const ids = (found: readonly Candidate[]) => found.map(({ id }) => id).join('')
