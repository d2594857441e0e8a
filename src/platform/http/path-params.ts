import { pathValueProblem } from '../../contract/path-value.ts'
import type { FieldError } from '../../contract/read.ts'

/** What is wrong with the form of path parameters. Whether they name something is not asked here. */
export function malformedParams(params: Record<string, string>): FieldError[] {
  const errors: FieldError[] = []
  for (const fieldName in params) {
    const message = pathValueProblem(params[fieldName] as string)
    if (message) errors.push({ fieldName, message })
  }
  return errors
}
