import type { Steps } from '../../compatibility/index.ts'
import { candidateAt, isFull, least, lookAt, type Node, nodeOf, withCandidate } from './node.ts'
import type { Offer } from './offer.ts'
import type { Acceptance } from './place.ts'
import { Queue } from './queue.ts'
import type { Filled, SearchLimits, Start } from './start.ts'

/** A node to look at, or a candidate of its first open place to try. */
interface Entry<S extends Start> {
  node: Node<S>
  candidate: number | undefined
  /** No build that comes of it costs less. */
  bound: number
  age: number
}

/** Cheapest first; of two, the one that is nearer to a whole build, then the older. */
const isBefore = (a: Entry<Start>, b: Entry<Start>): boolean =>
  (a.bound - b.bound || b.node.added.length - a.node.added.length || a.age - b.age) < 0

export interface Search<S extends Start> {
  /** The cheapest build that was not given yet and is wanted. */
  next(): Steps<Filled<S> | undefined>
  /** Once cut: straight down from the most promising, whatever it costs. */
  lastResort(): Steps<Filled<S> | undefined>
  /** Whether a limit was met. */
  readonly isCut: boolean
}

/** How far to go on when the time is over and nothing was found. */
const lastSteps = 60

/**
 * Fills the open places of all starts together, cheapest build first: every call of `next` gives the cheapest one that
 * was not given yet and is wanted. That is A*: what a half-filled build will cost at least is its price and, for each
 * open place, the cheapest candidate that fits what is chosen. Exact as long as stand-ins are as lenient as they say
 * (stand-ins.ts), until a limit is met; then `isCut` is true, and `lastResort` may still give a build.
 */
export function* openSearch<S extends Start>(
  starts: readonly S[],
  isAccepted: Acceptance,
  limits: SearchLimits,
  isWanted: (start: S, added: readonly Offer[]) => boolean,
): Steps<Search<S>> {
  let steps = 0
  let age = 0
  let isCut = false
  const queue = new Queue<Entry<S>>(isBefore)
  const entry = (node: Node<S>, candidate: number | undefined, bound: number): Entry<S> => ({
    node,
    candidate,
    bound,
    age: age++,
  })

  for (const start of starts) {
    // With many starts even setting out takes time; with one, a last resort is left.
    isCut = age > 0 && limits.deadline()
    if (isCut) break
    const node = yield* nodeOf(start, isAccepted)
    if (node) queue.add(entry(node, undefined, node.price + least(node, 0)))
  }

  /** Goes one step on, and returns what is to be gone on with: the next candidate, and the one taken. */
  function* step({ node, candidate, bound }: Entry<S>): Steps<Entry<S>[]> {
    if (candidate === undefined)
      return (yield* lookAt(node, isAccepted))
        ? [entry(node, node.firsts[0], node.price + least(node, 0))]
        : []
    const taken = entry(withCandidate(node, candidate), undefined, bound)
    const after = node.next ? yield* node.next(candidate + 1) : -1
    if (after < 0) return [taken]
    const price = node.price + candidateAt(node, 0, after).price.gross + least(node, 1)
    return [entry(node, after, price), taken]
  }

  const filled = ({ start, added, price }: Node<S>): Filled<S> => ({ start, added, price })

  return {
    *next() {
      for (;;) {
        isCut ||= steps++ > limits.steps || limits.deadline()
        const best = isCut ? undefined : queue.take()
        if (!best) return undefined
        if (!isWanted(best.node.start, best.node.added)) continue
        if (isFull(best.node)) return filled(best.node)
        for (const going of yield* step(best)) queue.add(going)
        yield
      }
    },
    *lastResort() {
      const stack: Entry<S>[] = []
      for (let left = isCut ? lastSteps : 0; left > 0; left--) {
        const best = stack.pop() ?? queue.take()
        if (!best) return undefined
        if (isFull(best.node)) return filled(best.node)
        for (const going of yield* step(best)) stack.push(going)
      }
      return undefined
    },
    get isCut() {
      return isCut
    },
  }
}
