import {
  componentPreparer,
  type Facts,
  groupByKind,
  type Kind,
  knownPcFacts,
  type Part,
} from '../../../compatibility/index.ts'
import { isScored } from '../value/score.ts'
import { decidersOf, lacksFact } from './doubts.ts'

const prepare = componentPreparer()
const knownPc = (Object.entries(knownPcFacts) as [Kind, Facts][]).map(([kind, facts]) =>
  prepare({ productId: `known ${kind}`, name: `a known ${kind}`, kind, facts }),
)

/** The answer by facts: parts with equal facts share it. */
const known = new WeakMap<object, boolean>()

/**
 * Whether a part lacks a fact by which a rule could refuse it: its socket, its power, its size. Rules let such a part pass
 * where they would refuse a known one, so it is not proposed. The rules decide which facts these are: the part is put into
 * a PC whose other facts are all known, and a rule that still cannot make its check misses a fact of this part.
 */
export function lacksDecidingFact(part: Part<Kind>): boolean {
  if (!isScored(part.kind)) return false
  let answer = known.get(part.facts)
  if (answer === undefined) {
    const build = groupByKind([...knownPc.filter(({ kind }) => kind !== part.kind), part])
    answer = decidersOf(part.kind).some(({ rule }) => lacksFact(rule, build, part))
    known.set(part.facts, answer)
  }
  return answer
}
