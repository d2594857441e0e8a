import {
  type Build,
  componentPreparer,
  groupByKind,
  type Kind,
  kinds,
  type Part,
  type Rule,
  rules,
} from '../../../compatibility/index.ts'
import { gives } from './refusal.ts'

const ruleNamed = (name: string): Rule => {
  const rule = rules.find((each) => each.name === name)
  if (!rule) throw new Error(`There is no rule ${name}.`)
  return rule
}

const completeness = ruleNamed('Completeness')
const noCooler = ruleNamed('NoCooler')

/** The rules that say what a PC lacks. They only warn, because a build is allowed to be unfinished. */
export const isLackRule = (rule: Rule): boolean => rule === completeness || rule === noCooler

const prepare = componentPreparer()

/** Any part of a kind, about which nothing is known. */
const anyOf = new Map<Kind, Part>(
  kinds.map((kind) => [kind, prepare({ productId: `any ${kind}`, name: `any ${kind}`, kind, facts: {} })]),
)

const essential = kinds.filter((kind) => completeness.needs[kind])

/** The kinds of part without which these parts are no working PC, as the rules see it. */
export function lackingKinds(parts: readonly Part[]): Kind[] {
  const build = groupByKind(parts)
  const lacking: Kind[] = []
  if (complains(completeness, build)) {
    const absent = essential.filter((kind) => build[kind].length === 0)
    for (const kind of absent) {
      // The rule names all that is missing in one sentence: with the others there, it speaks of this one.
      const others = absent.flatMap((other) => (other === kind ? [] : (anyOf.get(other) ?? [])))
      if (complains(completeness, groupByKind([...parts, ...others]))) lacking.push(kind)
    }
  }
  if (complains(noCooler, build)) lacking.push('cooler')
  return lacking
}

const complains = (rule: Rule, build: Build): boolean =>
  gives(rule, build, (verdict) => verdict === 'Completeness')
