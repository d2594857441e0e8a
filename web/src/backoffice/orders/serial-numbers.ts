// Reads serial numbers from a scanner: one per line.

export const readSerials = (text: string): string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)

export type SerialProblem =
  | { kind: 'tooMany' | 'tooFew'; given: number; quantity: number }
  | { kind: 'twice'; serial: string }

/** One for each unit or none at all, without duplicates. */
export function serialProblem(serials: string[], quantity: number): SerialProblem | undefined {
  const given = serials.length
  const twice = serials.find((serial, index) => serials.indexOf(serial) !== index)
  if (twice) return { kind: 'twice', serial: twice }
  if (given > quantity) return { kind: 'tooMany', given, quantity }
  if (given > 0 && given < quantity) return { kind: 'tooFew', given, quantity }
  return undefined
}
