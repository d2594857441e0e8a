import { factWords, type Kind, kindWords, rules } from '../pcconfig/compatibility/index.ts'

type Rule = (typeof rules)[number]

/** The rules about parts, by subject. Those below 1 are about the request. */
export const documentedRules = (): Map<string, Rule[]> =>
  Map.groupBy(
    rules.filter(({ number }) => number > 0),
    (rule) => rule.subject,
  )

/** Which kinds of part and which facts a rule needs, in words. */
export function looksAt({ needs }: Rule): string {
  const kinds = Object.entries(needs).map(([kind, names]) => {
    const name = kindWords[kind as Kind]?.one ?? kind
    const words = (names as string[]).map((fact) => factWords(kind, fact))
    return words.length > 0 ? `${name} (${words.join(', ')})` : name
  })
  return kinds.join('; ')
}
