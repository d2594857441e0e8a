// The reasons against an order, each assigned to its field.
import { ApiProblem } from '@buildorder/client'
import { texts } from '../texts'
import { type FieldName, fieldAt, fieldNames } from './fields'
import type { Form } from './form'

export interface Finding {
  /** Undefined if it concerns no field of the form. */
  field: FieldName | undefined
  message: string
}

/** In the order of the form; errors without a field come first. */
export function findingsOf(problems: { fieldName: string; code?: string; message: string }[]): Finding[] {
  return problems
    .map(({ fieldName, code, message }) => {
      const field = fieldAt(fieldName)
      // Replaces the service's name of a field with its label.
      const isEmpty = field && code === 'text_empty'
      if (code === 'credit_limit_exceeded') return { field, message: texts.common.creditExceeded }
      return { field, message: isEmpty ? texts.checkout.missing(texts.checkout.fields[field]) : message }
    })
    .sort((a, b) => placeOf(a) - placeOf(b))
}

const placeOf = ({ field }: Finding) => (field ? fieldNames.indexOf(field) : -1)

/** The errors of a refusal that names fields; undefined for other failures. */
export function findingsOfRefusal(error: unknown): Finding[] | undefined {
  if (!(error instanceof ApiProblem) || error.fields.length === 0) return undefined
  return findingsOf(
    error.fields.map(({ fieldName, message }) => ({
      fieldName,
      message: inWords(fieldAt(fieldName), fieldName, message),
    })),
  )
}

function inWords(field: FieldName | undefined, path: string, message: string): string {
  if (field === 'quantity') return texts.checkout.quantityWrong
  // Such as "must have at most 255 characters": the predicate of a sentence about the field.
  const subject = field ? texts.checkout.fields[field] : path
  return texts.checkout.fieldWrong(subject, message)
}

/** A changed field is not marked as wrong until the next check. */
export const stillOpen = (findings: Finding[], judged: Form, form: Form): Finding[] =>
  findings.filter(({ field }) => field === undefined || judged[field] === form[field])

export const messageFor = (findings: Finding[], field: FieldName): string | undefined =>
  findings
    .filter((finding) => finding.field === field)
    .map(({ message }) => message)
    .join(' ') || undefined
