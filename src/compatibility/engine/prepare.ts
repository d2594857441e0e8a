import { fittingFacts } from '../facts/check.ts'
import { type Facts, factsOf, type Kind } from '../facts/index.ts'
import { rulesAbout } from '../rules/index.ts'
import { coolingByName } from '../tables/card-cooling.ts'
import { derivedFor } from './derived.ts'
import { escapeJson } from './json.ts'
import type { Component, FactsOfPart, NonComponent, Part, PartKind } from './part.ts'
import type { Rule } from './rule.ts'

/** A product of the catalog, before preparation. */
export interface ComponentSource<K extends Kind = Kind> {
  productId: string
  name: string
  kind: K
  facts: Facts<K>
}

/**
 * Makes a function that turns products into components, sharing equal facts among all it makes. One per catalog:
 * `const prepare = componentPreparer(); const components = products.map(prepare)`. Components of different
 * catalogs may be mixed; they only share less.
 */
export const componentPreparer = () => {
  const shared = new Map<string, Pick<Part, 'facts' | 'traits'>>()
  return <K extends Kind>({ productId, name, kind, facts }: ComponentSource<K>): Component<K> => {
    const ordered = inOrder(kind, { ...factsByName(kind, name, facts), ...facts })
    const signature = `${kind} ${JSON.stringify(ordered)}`
    let common = shared.get(signature)
    if (!common) {
      const own = Object.freeze(structuredClone(fittingFacts(kind, ordered)))
      common = { facts: own, traits: traitsOf(kind, own) }
      shared.set(signature, common)
    }
    return part(productId, name, kind, common.facts as FactsOfPart<K>, common.traits)
  }
}

/** A product that is not in the catalog. */
export const unknownProduct = (productId: string): Part<'unknownProduct'> =>
  nonComponent(productId, productId, 'unknownProduct')

/** A product that is not a PC component, such as a service. */
export const notAComponent = (productId: string, name: string): Part<'notAComponent'> =>
  nonComponent(productId, name, 'notAComponent')

const noFacts = Object.freeze({})

const nonComponent = <K extends NonComponent>(productId: string, name: string, kind: K): Part<K> =>
  part(productId, name, kind, noFacts as FactsOfPart<K>, traitsOf(kind, noFacts))

const part = <K extends PartKind>(
  productId: string,
  name: string,
  kind: K,
  facts: FactsOfPart<K>,
  traits: readonly number[],
): Part<K> => ({
  productId,
  name,
  kind,
  facts,
  traits,
  idJson: escapeJson(productId),
  nameJson: escapeJson(name),
})

/** What a name tells that the facts do not: a card with a radiator must not pass as one without. */
const factsByName = (kind: Kind, name: string, facts: Facts<'graphicsCard'>): Facts<'graphicsCard'> => {
  if (kind !== 'graphicsCard' || facts.radiatorMm !== undefined || facts.cooling === 'Air') return {}
  return coolingByName(name)
}

/** The facts with every property of the kind, in the schema's order: one object shape per kind, fast to read. */
const inOrder = <K extends Kind>(kind: K, facts: Facts<K>): Facts => {
  const given = facts as Record<string, unknown>
  const ordered: Record<string, unknown> = {}
  for (const fact of Object.keys(factsOf[kind].properties)) ordered[fact] = given[fact] ?? undefined
  return ordered as Facts
}

const traitsOf = (kind: PartKind, facts: object): readonly number[] => {
  const known = facts as Record<string, unknown>
  const traits = rulesAbout(kind).map((rule) => {
    const values = rule.needs[kind]?.map((fact: string) => known[fact] ?? null)
    // What is derived is said.
    return traitNumber(rule, JSON.stringify([values, derivedFor(rule, { kind, facts })]))
  })
  const key = `${kind} ${traits.join()}`
  const shared = sharedTraits.get(key)
  if (shared) return shared
  sharedTraits.set(key, traits)
  return traits
}

/** One list for all parts that no rule tells apart, so that a batch judges them once. */
const sharedTraits = new Map<string, readonly number[]>()

// Numbers instead of texts, because a batch looks them up millions of times. Shared by all catalogs.
const traitNumbers = new Map<Rule, Map<string, number>>()

const traitNumber = (rule: Rule, text: string): number => {
  let numbers = traitNumbers.get(rule)
  if (!numbers) {
    numbers = new Map()
    traitNumbers.set(rule, numbers)
  }
  let number = numbers.get(text)
  if (number === undefined) {
    number = numbers.size
    numbers.set(text, number)
  }
  return number
}
