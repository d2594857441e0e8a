import { pathValueProblem } from '../../../contract/path-value.ts'
import type { FieldError } from '../../../contract/read.ts'

/** Errors in the form of path parameters. Does not check that they name existing things. */
export function malformedParams(params: Record<string, string>): FieldError[] {
  const errors: FieldError[] = []
  for (const fieldName in params) {
    const message = pathValueProblem(params[fieldName] as string)
    if (message) errors.push({ fieldName, message })
  }
  return errors
}
