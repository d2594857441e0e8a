// Reads serial numbers from a scanner: one per line.
import type { TypedNumber } from '../../shell/whole-number'

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

/** What the form says about one line. */
export interface Draft {
  quantity: number
  /** What is typed as the quantity, if it is no whole number. */
  refused?: TypedNumber | undefined
  /** One per row. */
  serials: string
}

/** Adds a serial number to the first goods that lack one; undefined if none does. */
export function placeSerial(
  lines: { lineNumber: string; isPhysical: boolean }[],
  drafts: Record<string, Draft>,
  serial: string,
): Record<string, Draft> | undefined {
  const line = lines.find(({ lineNumber, isPhysical }) => {
    const { quantity, serials } = drafts[lineNumber] ?? { quantity: 0, serials: '' }
    return isPhysical && readSerials(serials).length < quantity
  })
  const draft = line && drafts[line.lineNumber]
  if (!line || !draft) return undefined
  const serials = [...readSerials(draft.serials), serial].join('\n')
  return { ...drafts, [line.lineNumber]: { ...draft, serials } }
}
