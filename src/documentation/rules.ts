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

/** What is about the request has no number that anybody would know it by. */
export const headingOf = (rule: Rule) => (isAboutRequest(rule) ? rule.title : `${rule.number}. ${rule.title}`)

/** Which kinds of part and which facts a rule needs, in words; empty for a rule about the request. */
export function looksAt({ needs }: Rule): string {
  const kinds = Object.entries(needs).flatMap(([kind, names]) => {
    const name = kindWords[kind as Kind]?.one
    if (name === undefined) return []
    const words = (names as string[]).map((fact) => factWords(kind, fact))
    return [words.length > 0 ? `${name} (${words.join(', ')})` : name]
  })
  return kinds.join('; ')
}
