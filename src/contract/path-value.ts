// What can be written into a path of the interface, and be found by it again.

const longest = 128

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/

/** What is wrong with a value that came out of a path; undefined when nothing is. */
export function pathValueProblem(value: string): string | undefined {
  if (value.length > longest && [...value].length > longest) return `is longer than ${longest} characters`
  if (controlCharacter.test(value)) return 'contains a control character'
  return undefined
}

/** What is wrong with a new id that will be written into paths; undefined when nothing is. */
export function pathIdProblem(id: string): string | undefined {
  if (id.trim() === '') return 'must not be empty'
  // Clients and proxies take these for steps to another path, however they are encoded.
  if (id === '.' || id === '..') return 'must not be . or .., which no path can address'
  return pathValueProblem(id)
}
