import { Errors } from 'typebox/value'
import { factsOf, type Kind } from './index.ts'

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
    message: error.message,
  }))
