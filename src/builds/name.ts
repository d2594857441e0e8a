import { invalid, type Problem } from '../contract/problems.ts'

/** The name as it is stored, or the refusal of an empty one. */
export function readName(name: string): string | Problem {
  const trimmed = name.trim()
  return trimmed === '' ? invalid({ fieldName: 'name', message: 'is empty' }) : trimmed
}
