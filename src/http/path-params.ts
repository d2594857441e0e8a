import type { FieldError } from '../contract/read.ts'

const longest = 128

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/

/** What is wrong with the form of path parameters. Whether they name something is not asked here. */
export function malformedParams(params: Record<string, string>): FieldError[] {
  const errors: FieldError[] = []
  for (const fieldName in params) {
    const value = params[fieldName] as string
    if (value.length > longest && [...value].length > longest)
      errors.push({ fieldName, message: `is longer than ${longest} characters` })
    else if (controlCharacter.test(value)) errors.push({ fieldName, message: 'contains a control character' })
  }
  return errors
}
