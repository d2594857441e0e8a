// The rows of a matched list, and what of it can be ordered.
import type { Schemas } from '@buildorder/client'
import { api } from '../api/client'
import type { WantedRow } from './wanted-row'

export type MatchedProduct = Schemas['MatchedProduct']

export interface MatchedRow extends WantedRow {
  /** Its place in the list, from 1. */
  number: number
  match: Schemas['MatchKind']
  products: MatchedProduct[]
  /** Empty until a person has chosen. */
  productId: string
}

export async function matchList(rows: WantedRow[]): Promise<MatchedRow[]> {
  const body = { rows: rows.map(({ text }) => ({ text })) }
  const answer = await api.POST('/catalog/v1/match', { body })
  return rows.map((row, place) => {
    const { match = 'none', matchedBy, products = [] } = answer.rows[place] ?? {}
    const certain = match === 'exact' ? products[0]?.productId : undefined
    const quantity = row.isPerhapsName && matchedBy === 'name' ? 1 : row.quantity
    return { ...row, quantity, number: place + 1, match, products, productId: certain ?? '' }
  })
}

type Orderable = MatchedRow & { quantity: number }

/** Rows that can be ordered: with a product and a quantity. */
export const chosenRows = (rows: MatchedRow[]) =>
  rows.filter((row): row is Orderable => row.productId !== '' && row.quantity !== null && row.quantity > 0)

/** Rows that cannot be ordered, by what is the matter. Those without a quantity stop the order of the others. */
export const otherRows = (rows: MatchedRow[]) => ({
  notWanted: rows.filter(({ quantity }) => quantity === 0),
  withoutProduct: rows.filter(({ productId, quantity }) => productId === '' && quantity !== 0),
  withoutQuantity: rows.filter(({ productId, quantity }) => productId !== '' && quantity === null),
})

export const productOf = ({ products, productId }: MatchedRow) =>
  products.find((product) => product.productId === productId)

/** One line per product: rows that name the same are added up. */
export function linesOf(rows: MatchedRow[]) {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of chosenRows(rows))
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([value, quantity]) => ({
    materialId: { type: 'MaterialNumber' as const, value },
    quantity,
  }))
}

/** One product id per unit, of parts only: what is in no group belongs to no PC. */
export const partsOf = (rows: MatchedRow[]): string[] =>
  chosenRows(rows).flatMap((row) =>
    productOf(row)?.productGroupId ? Array<string>(Math.min(row.quantity, 20)).fill(row.productId) : [],
  )
