import { factWords, type Kind, kindWords, rules } from '../compatibility/index.ts'

type Rule = (typeof rules)[number]

/** The rules by subject; those about the request itself come last. */
export function documentedRules(): Map<string, Rule[]> {
  const [aboutRequest, aboutParts] = [
    rules.filter(isAboutRequest),
    rules.filter((rule) => !isAboutRequest(rule)),
  ]
  return Map.groupBy([...aboutParts, ...aboutRequest], (rule) => rule.subject)
}

const isAboutRequest = ({ number }: Rule) => number < 1

/** Checks of the request have no published number. */
export const headingOf = (rule: Rule) => (isAboutRequest(rule) ? rule.title : `${rule.number}. ${rule.title}`)

/** Kinds of parts and facts that a rule uses, as text; empty for a check of the request. */
export function usedFacts({ needs }: Rule): string {
  const kinds = Object.entries(needs).flatMap(([kind, names]) => {
    const name = kindWords[kind as Kind]?.one
    if (name === undefined) return []
    const words = (names as string[]).map((fact) => factWords(kind, fact))
    return [words.length > 0 ? `${name} (${words.join(', ')})` : name]
  })
  return kinds.join('; ')
}
