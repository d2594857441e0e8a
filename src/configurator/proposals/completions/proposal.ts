import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { lacksDecidingFact } from '../fit/deciding-facts.ts'
import type { Offer } from '../offer.ts'
import { deadPortOf, imbalanceOf } from '../value/balance.ts'
import { plans } from '../value/purposes.ts'
import { buildValue } from '../value/value.ts'

/** A whole PC of a pool. */
export interface Proposal {
  added: readonly Offer[]
  /** Gross, of everything. */
  price: number
  value: number
  /** What distinguishes it from others: its CPU and its graphics chip. */
  key: string
}

interface Kept {
  given: readonly Part[]
  /** Gross, of the products given. */
  givenPrice: number
  purpose: Purpose
}

/** The PC that comes of the products given and of what is added. */
export function proposalOf({ given, givenPrice, purpose }: Kept, added: readonly Offer[]): Proposal {
  const parts = [...given, ...added.map(({ part }) => part)]
  const grossOf = (kind: Kind) => added.find(({ part }) => part.kind === kind)?.price.gross
  const prices = { cpu: grossOf('cpu'), graphicsCard: grossOf('graphicsCard') }
  return {
    added,
    price: givenPrice + priceOf(added),
    value:
      buildValue(parts, plans[purpose]) -
      imbalanceOf(parts, purpose, prices) -
      deadPortOf(parts) -
      openFacts * lacking(added),
    key: keyOf(parts),
  }
}

/** What a PC loses for each added part of which a deciding fact is not known, in the unit of its value. */
const openFacts = 0.03

const lacking = (added: readonly Offer[]): number =>
  added.filter(({ part }) => lacksDecidingFact(part)).length

export const priceOf = (added: readonly Offer[]): number =>
  added.reduce((sum, { price }) => sum + price.gross, 0)

/** Two proposals with the same CPU and graphics chip are variants of one. */
const keyOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ kind }) => kind === 'cpu' || kind === 'graphicsCard')
    .map(({ kind, productId, facts }) =>
      kind === 'graphicsCard' ? ((facts as Facts<'graphicsCard'>).chip ?? productId) : productId,
    )
    .join()

export const bestFirst = (a: Proposal, b: Proposal): number => b.value - a.value || a.price - b.price

export const isBetter = (a: Proposal, b: Proposal): boolean => bestFirst(a, b) < 0
