// Lists and records of facts as the fields of a form, and back.
import { backofficeTexts } from '../../texts/backoffice'
import { type AnyFact, factEditor } from './fact-editor'
import type { Fact } from './product-queries'

const words = backofficeTexts.edit

/** The content of one field: a text, or the chosen options. */
export type FieldDraft = string | string[]
export type RowDraft = Record<string, FieldDraft>

/** By row and member. */
export type DraftErrors = Record<string, string>
export const errorKey = (row: number, member: string) => `${row} ${member}`

/** The fields of a row. A list of words or numbers is a row with one field. */
export const fieldsOf = (fact: Fact): readonly AnyFact[] =>
  fact.members ?? [{ ...fact, name: '', required: true }]

export function draftOf(fact: Fact, value: unknown): RowDraft[] {
  const rows = fact.type === 'records' ? ((value ?? []) as unknown[]) : [value]
  return rows.map((row) => rowDraft(fact, row))
}

export const emptyRow = (fact: Fact): RowDraft => rowDraft(fact, undefined)

const rowDraft = (fact: Fact, row: unknown): RowDraft =>
  Object.fromEntries(
    fieldsOf(fact).map((field) => {
      const value = fact.members ? (row as Record<string, unknown> | null | undefined)?.[field.name] : row
      return [field.name, fieldDraft(field, value)]
    }),
  )

function fieldDraft(field: AnyFact, value: unknown): FieldDraft {
  if (field.type === 'someOf') return ((value ?? []) as unknown[]).map(String)
  if (field.type === 'numbers') return ((value ?? []) as unknown[]).join(' ')
  return factEditor(field)?.textOf(value) ?? ''
}

/** The value of a form, or what is wrong with its fields. */
export function valueOfDraft(
  fact: Fact,
  rows: readonly RowDraft[],
): { value: unknown } | { errors: DraftErrors } {
  const errors: DraftErrors = {}
  const values = rows.map((row, index) => {
    const members = fieldsOf(fact).flatMap((field) => {
      const read = fieldValue(field, row[field.name] ?? '')
      if ('error' in read) errors[errorKey(index, field.name)] = read.error
      return 'value' in read && read.value !== null ? [[field.name, read.value] as const] : []
    })
    return fact.members ? Object.fromEntries(members) : (members[0]?.[1] ?? [])
  })
  if (Object.keys(errors).length > 0) return { errors }
  return { value: fact.type === 'records' ? values : values[0] }
}

type FieldValue = { value: unknown } | { error: string }

function fieldValue(field: AnyFact, draft: FieldDraft): FieldValue {
  const read = Array.isArray(draft) ? chosen(field, draft) : written(field, draft)
  const isMissing = 'value' in read && read.value === null
  return isMissing && 'required' in field && field.required ? { error: words.missing } : read
}

/** The chosen options, in the order in which they are offered; none is an empty list. */
const chosen = ({ options, ...field }: AnyFact, draft: string[]): FieldValue => {
  const value = (options ?? []).filter((option) => draft.includes(String(option)))
  const isOptional = !('required' in field && field.required)
  return { value: value.length === 0 && isOptional ? null : value }
}

function written(field: AnyFact, text: string): FieldValue {
  if (field.type !== 'numbers') return factEditor(field)?.readText(text) ?? { value: null }
  const numbers = text.split(/[\s,;]+/).filter(Boolean)
  if (numbers.length === 0) return { value: null }
  const each = numbers.map((number) => factEditor({ ...field, type: 'integer' })?.readText(number))
  const wrong = each.find((read) => read && 'error' in read)
  return wrong ?? { value: each.map((read) => (read && 'value' in read ? read.value : null)) }
}
