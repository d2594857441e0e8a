import { Compile, type Validator } from 'typebox/compile'
import { Errors } from 'typebox/value'
import { type Facts, factsOf, type Kind } from './index.ts'
import { kindWords } from './words.ts'

/** What is wrong with a set of facts: which fact (a path below the facts), and why. */
export interface FactProblem {
  fact: string
  message: string
}

/**
 * Checks facts against the schema of their kind. Importers drop what is named here, so that a value out of range
 * becomes unknown instead of a false refusal.
 */
export function factProblems(kind: Kind, facts: unknown): FactProblem[] {
  const first = firstProblems(kind, facts)
  if (first.length === 0 || typeof facts !== 'object' || facts === null) return first
  // More may be wrong than are named at once.
  const named = new Set(first.map(nameIn))
  const rest = Object.entries(facts).filter(([name]) => !named.has(name))
  if (rest.length === Object.keys(facts).length) return first
  return [...first, ...factProblems(kind, Object.fromEntries(rest))]
}

const firstProblems = (kind: Kind, facts: unknown): FactProblem[] =>
  [...Errors(factsOf[kind], facts)].map((error) => ({
    fact: error.instancePath.replace(/^\//, ''),
    // The schema of a member that may not be there allows nothing.
    message: error.keyword === 'boolean' ? `is none that a ${kindWords[kind].one} has` : error.message,
  }))

const nameIn = ({ fact }: FactProblem) => fact.split('/')[0] as string

/** Without those that do not fit the kind: stored facts may be of another kind, if that of their group was changed. */
export function fittingFacts(kind: Kind, facts: Facts): Facts {
  if (validatorOf(kind).Check(facts)) return facts
  const wrong = new Set(factProblems(kind, facts).map(nameIn))
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, wrong.has(fact) ? undefined : value]),
  ) as Facts
}

// perf: an eighth of the processor time of `Errors` (`node bench/alternatives.ts`), for all parts of each catalog that is loaded.
const validators = new Map<Kind, Validator>()

function validatorOf(kind: Kind): Validator {
  const known = validators.get(kind)
  if (known) return known
  const validator: Validator = Compile(factsOf[kind])
  validators.set(kind, validator)
  return validator
}
