// Checks of values in paths.
import type { FieldError } from './read.ts'

const maxLength = 128

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for control characters
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/

/** The error in a value read from a path, or undefined. */
export function pathValueProblem(value: string): string | undefined {
  if (value.length > maxLength && [...value].length > maxLength)
    return `is longer than ${maxLength} characters`
  if (controlCharacter.test(value)) return 'contains a control character'
  return undefined
}

/** The error in a new id that becomes part of paths, or undefined. */
export function pathIdProblem(id: string): string | undefined {
  if (id.trim() === '') return 'must not be empty'
  // Clients and proxies resolve these as relative paths, in every encoding.
  if (id === '.' || id === '..') return 'must not be . or .., which no path can address'
  return pathValueProblem(id)
}

/** Errors in the form of path parameters. Does not check that they name existing things. */
export function malformedParams(params: Record<string, string>): FieldError[] {
  const errors: FieldError[] = []
  for (const fieldName in params) {
    const message = pathValueProblem(params[fieldName] as string)
    if (message) errors.push({ fieldName, message })
  }
  return errors
}
