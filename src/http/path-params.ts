import type { FieldError } from '../contract/read.ts'

const longest = 128

/** What is wrong with the form of path parameters. Whether they name something is not asked here. */
export function malformedParams(params: Record<string, string>): FieldError[] {
  return Object.entries(params).flatMap(([fieldName, value]) => {
    if (value.length > longest && [...value].length > longest)
      return [{ fieldName, message: `is longer than ${longest} characters` }]
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (/[\u0000-\u001f\u007f-\u009f]/.test(value)) {
      return [{ fieldName, message: 'contains a control character' }]
    }
    return []
  })
}
