// The facet values that can be ticked, and the candidates that match the ticked values.
import { texts } from '../../texts'
import type { Candidate } from './candidate'
import { type Filters, makerOf, matchesFilters } from './filters'
import { factLabel, formatFact } from './format-fact'
import type { KeyFact } from './key-facts'
import { type Ranks, rankCandidates } from './search-candidates'
import type { Verdicts } from './verdict'

export interface FacetValue {
  value: string
  label: string
}

/** One facet with its values. It depends on the products only, so that nothing moves while people tick values. */
export interface Facet {
  name: string
  label: string
  isFeature: boolean
  values: readonly FacetValue[]
  choicesOf: (candidate: Candidate) => readonly string[]
}

/** How many candidates each value would leave: by facet, then by value. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

export const makerFacet = 'maker'

const words = texts.candidates.filters

export function facetsOf(candidates: readonly Candidate[], facts: readonly KeyFact[]): Facet[] {
  const makers = facetOf(candidates, makerFacet, words.maker, (candidate) => {
    const maker = makerOf(candidate)
    return maker ? [maker] : []
  })
  const ofFacts = facts.flatMap((fact, index) =>
    fact.facet ? factFacet(candidates, fact, (candidate) => candidate.choices[index] ?? []) : [],
  )
  return [makers, ...ofFacts].filter(({ values, isFeature }) => values.length > (isFeature ? 0 : 1))
}

function facetOf(
  candidates: readonly Candidate[],
  name: string,
  label: string,
  choicesOf: Facet['choicesOf'],
): Facet {
  const counts = countAll(candidates, choicesOf)
  const values = [...counts]
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .map(([value]) => ({ value, label: value }))
  return { name, label, isFeature: false, values, choicesOf }
}

function factFacet(
  candidates: readonly Candidate[],
  { name, facet }: KeyFact,
  choicesOf: Facet['choicesOf'],
): Facet {
  const label = factLabel(name, candidates[0]?.product.kind)
  if (facet === 'feature') {
    const isThere = candidates.some((candidate) => choicesOf(candidate).length > 0)
    return { name, label, isFeature: true, values: isThere ? [{ value: 'true', label }] : [], choicesOf }
  }
  const plain = facetOf(candidates, name, label, choicesOf)
  const isFigures = plain.values.every(({ value }) => value.trim() !== '' && !Number.isNaN(Number(value)))
  if (!isFigures || name === 'm2Size') return plain
  const write = Array.isArray(facet) ? stepWriter(name, facet) : (value: number) => formatFact(name, value)
  const values = plain.values
    .map(({ value }) => ({ value, label: write(Number(value)) }))
    .sort((a, b) => Number(a.value) - Number(b.value))
  return { ...plain, values }
}

const stepWriter = (name: string, steps: readonly number[]) => (step: number) => {
  const from = steps[step - 1]
  const to = steps[step]
  if (from === undefined) return words.under(formatFact(name, to))
  if (to === undefined) return words.over(formatFact(name, from))
  return words.between(formatFact(name, from), formatFact(name, to))
}

function countAll(candidates: readonly Candidate[], choicesOf: Facet['choicesOf']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const candidate of candidates)
    for (const value of choicesOf(candidate)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Some values that would match something, and the ticked values. */
export function fewValues(
  values: readonly FacetValue[],
  counts: ReadonlyMap<string, number>,
  ticked: readonly string[],
  few: number,
): readonly FacetValue[] {
  const telling = values.filter(({ value }) => counts.get(value)).slice(0, few)
  return values.filter((each) => telling.includes(each) || ticked.includes(each.value))
}

export interface FilterResult {
  found: Candidate[]
  counts: FacetCounts
  ranks: Ranks | undefined
}

const tickedIn = (filters: Filters, name: string) =>
  name === makerFacet ? filters.makers : (filters.facts[name] ?? [])

/**
 * One pass over all candidates. A candidate excluded by one facet only still counts there, because another value of
 * the same facet would include it.
 */
export function applyFilters(
  candidates: readonly Candidate[],
  facets: readonly Facet[],
  filters: Filters,
  verdicts: Verdicts,
): FilterResult {
  const ranks = rankCandidates(candidates, filters.text)
  const passes = matchesFilters(filters, verdicts, ranks)
  const asked = facets.map((facet) => ({
    choicesOf: facet.choicesOf,
    ticked: tickedIn(filters, facet.name),
    counts: new Map<string, number>(),
  }))
  const found: Candidate[] = []
  for (const candidate of candidates) {
    if (!passes(candidate)) continue
    const missed = asked.filter(
      ({ ticked, choicesOf }) =>
        ticked.length > 0 && !choicesOf(candidate).some((each) => ticked.includes(each)),
    )
    if (missed.length > 1) continue
    if (missed.length === 0) found.push(candidate)
    for (const { choicesOf, counts } of missed.length === 0 ? asked : missed)
      for (const value of choicesOf(candidate)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return {
    found,
    ranks,
    counts: new Map(facets.map(({ name }, index) => [name, asked[index]?.counts ?? new Map()])),
  }
}
