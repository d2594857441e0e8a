// How the value of a fact, or of a member of one, is edited as a single field.
import { backofficeTexts } from '../../texts/backoffice'
import { choiceEditor, type Editor, figureEditor, textEditor } from '../shared/edit/editor'
import type { Fact, FactMember } from './product-queries'

const words = backofficeTexts.edit

export type AnyFact = Fact | FactMember

const unknown = { value: '', label: words.unknown }

const flag: Editor = {
  ...choiceEditor([unknown, { value: 'true', label: words.yes }, { value: 'false', label: words.no }]),
  readText: (text) => ({ value: text === '' ? null : text === 'true' }),
}

/** Options may be numbers; a field has texts. */
const oneOf = (options: readonly (string | number)[]): Editor => ({
  ...choiceEditor([unknown, ...options.map((option) => ({ value: String(option), label: String(option) }))]),
  readText: (text) => ({ value: options.find((option) => String(option) === text) ?? null }),
})

const editors: Partial<Record<AnyFact['type'], (fact: AnyFact) => Editor>> = {
  number: (fact) => figureEditor(words, fact),
  integer: (fact) => figureEditor(words, { ...fact, isInteger: true }),
  text: () => textEditor,
  boolean: () => flag,
  oneOf: ({ options }) => oneOf(options ?? []),
}

/** Undefined for lists and records, which need more than one field. */
export const factEditor = (fact: AnyFact): Editor | undefined => editors[fact.type]?.(fact)
