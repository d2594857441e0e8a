import { ApiProblem } from '@buildorder/client'

/** The service's message about one field of a form. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiProblem
    ? error.fields.find(({ fieldName }) => fieldName === field || fieldName.startsWith(`${field}[`))?.message
    : undefined

/** The error, unless all of its messages are already shown beside fields. */
export function errorBeside(error: unknown, fields: string[]): unknown {
  if (!(error instanceof ApiProblem) || error.fields.length === 0) return error ?? undefined
  const isShown = error.fields.every(({ fieldName }) =>
    fields.some((field) => fieldName === field || fieldName.startsWith(`${field}[`)),
  )
  return isShown ? undefined : error
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why the value of a field was refused: the message about it, about the whole request, or of the error. */
export const refusalOf = (error: unknown, field: string): string =>
  fieldError(error, field) ?? fieldError(error, 'body') ?? messageOf(error)
