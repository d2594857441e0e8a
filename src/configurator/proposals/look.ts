import { type Part, rulesAbout } from '../../compatibility/index.ts'
import { isLackRule } from './lacking.ts'
import { refusersOf } from './refusal.ts'

const looks = new WeakMap<object, string>()

/**
 * How the rules that decide about a proposal see a part: those that can refuse it, and those that say what is lacking.
 * Parts of a kind that look the same are interchangeable: a rule sees nothing of a part but the facts it declares.
 */
export function lookOf({ kind, facts, traits }: Part): string {
  let look = looks.get(facts)
  if (look === undefined) {
    const deciding = refusersOf(kind).map(({ trait }) => trait)
    rulesAbout(kind).forEach((rule, trait) => {
      if (isLackRule(rule)) deciding.push(trait)
    })
    look = deciding.map((trait) => traits[trait]).join()
    looks.set(facts, look)
  }
  return look
}
