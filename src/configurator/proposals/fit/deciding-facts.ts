import {
  componentPreparer,
  type Facts,
  groupByKind,
  type Kind,
  knownPcFacts,
  type Part,
} from '../../../compatibility/index.ts'
import { isScored } from '../value/score.ts'
import { decidersOf, type Fit, fits, lacksFact, mostDoubt } from './doubts.ts'

const prepare = componentPreparer()
const knownPc = (Object.entries(knownPcFacts) as [Kind, Facts][]).map(([kind, facts]) =>
  prepare({ productId: `known ${kind}`, name: `a known ${kind}`, kind, facts }),
)

/** The answer by facts: parts with equal facts share it. */
const known = new WeakMap<object, Fit>()

/**
 * How much a part lacks of the facts by which a rule could refuse it: its socket, its power, its size. Rules let such a
 * part pass where they would refuse a known one, so it is not proposed. The rules decide which facts these are: the part is
 * put into a PC whose other facts are all known, and a rule that still cannot make its check misses a fact of this part.
 */
export function unknownsOf(part: Part<Kind>): Fit {
  if (!isScored(part.kind)) return fits
  let answer = known.get(part.facts)
  if (answer === undefined) {
    const build = groupByKind([...knownPc.filter(({ kind }) => kind !== part.kind), part])
    answer = Math.max(fits, ...decidersOf(part.kind).map(({ rule }) => lacksFact(rule, build, part)))
    known.set(part.facts, answer)
  }
  return answer
}

/** Whether a part lacks any fact by which a rule could refuse it. */
export const lacksDecidingFact = (part: Part<Kind>): boolean => unknownsOf(part) > fits

/** Whether a part lacks a fact without which it could be anything. It is never proposed. */
export const isUnknown = (part: Part<Kind>): boolean => unknownsOf(part) > mostDoubt
