import { Errors } from 'typebox/value'
import { factsOf, type Kind } from './index.ts'
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
export const factProblems = (kind: Kind, facts: unknown): FactProblem[] =>
  [...Errors(factsOf[kind], facts)].map((error) => ({
    fact: error.instancePath.replace(/^\//, ''),
    // The schema of a member that may not be there allows nothing.
    message: error.keyword === 'boolean' ? `is none that a ${kindWords[kind].one} has` : error.message,
  }))
