import type { Steps } from '../../compatibility/index.ts'
import type { Offer } from './offer.ts'
import { type Acceptance, candidatesOf, type FindCandidate, openPlace } from './place.ts'
import { findRefuser } from './refusal.ts'
import { standInsFor } from './stand-ins.ts'
import type { Start } from './start.ts'

/** A start with some of its places filled, in their order. */
export interface Node<S extends Start> {
  start: S
  /** For each place of the start, cheapest first. */
  candidates: readonly (readonly Offer[])[]
  added: readonly Offer[]
  price: number
  /** For each place still open, the position of the first candidate that may fit. */
  firsts: readonly number[]
  /** Finds the candidates of the first open place, once it was looked at. */
  next?: FindCandidate
}

export const isFull = ({ start, added }: Node<Start>): boolean => added.length === start.open.length

/** The node to begin with; undefined when whatever is added, the rules refuse or something is lacking. */
export function* nodeOf<S extends Start>(start: S, isAccepted: Acceptance): Steps<Node<S> | undefined> {
  const { kept, open, price, removed } = start
  const kinds = open.map(({ kind }) => kind)
  const withStandIns = [...kept, ...standInsFor(kinds, kept)]
  if ((yield* findRefuser(withStandIns)) || !isAccepted(withStandIns)) return undefined
  const shelved = new Map(open.map((shelf) => [shelf, candidatesOf(shelf, kept, removed)]))
  const candidates = open.map((shelf) => shelved.get(shelf) as readonly Offer[])
  if (candidates.some((offers) => offers.length === 0)) return undefined
  return { start, candidates, added: [], price, firsts: candidates.map(() => 0) }
}

/** The candidate at a position, for one of the open places. */
export const candidateAt = ({ candidates, added }: Node<Start>, open: number, position: number): Offer =>
  candidates[added.length + open]?.[position] as Offer

/** What the open places from one on will cost at least. */
export const least = (node: Node<Start>, from: number): number =>
  node.firsts.reduce(
    (sum, first, open) => (open < from ? sum : sum + candidateAt(node, open, first).price.gross),
    0,
  )

/** Finds for every open place the first candidate that fits. False when for one of them there is none. */
export function* lookAt<S extends Start>(node: Node<S>, isAccepted: Acceptance): Steps<boolean> {
  const { start, candidates, added, firsts } = node
  const chosen = [...start.kept, ...added.map(({ part }) => part)]
  const open = start.open.slice(added.length)
  const kinds = open.map(({ kind }) => kind)
  const found: number[] = []
  for (const [place, { kind }] of open.entries()) {
    const offers = candidates[added.length + place] as readonly Offer[]
    const find = openPlace(chosen, kind, kinds.toSpliced(place, 1), offers, isAccepted)
    const first = yield* find(firsts[place] as number)
    if (first < 0) return false
    found.push(first)
    if (place === 0) node.next = find
  }
  node.firsts = found
  return true
}

/** The node with a candidate in its first open place. */
export function withCandidate<S extends Start>(node: Node<S>, position: number): Node<S> {
  const { start, candidates, added } = node
  const offer = candidateAt(node, 0, position)
  const firsts = node.firsts.slice(1)
  // Places with the same shelf are filled in its order, so that no pair is met twice.
  if (start.open[added.length] === start.open[added.length + 1])
    firsts[0] = Math.max(firsts[0] as number, position)
  return { start, candidates, added: [...added, offer], price: node.price + offer.price.gross, firsts }
}
