// What is chosen for a return, as a pure function from the form to the request. Nothing is guessed: units, serial numbers and reason are
// the person's; only if all units of a line go back, their serial numbers are certain.
import { type TypedNumber, wholeNumber } from '../../shell/whole-number'
import type { NewReturn, Returnable } from './return-state'

export type ReturnableLine = Returnable['lines'][number]
type NewLine = NewReturn['lines'][number]
export type Reason = NewLine['reason']

export interface LineDraft {
  quantity: TypedNumber
  serialNumbers: string[]
  reason: Reason | null
}

/** By line number. */
export type Drafts = Readonly<Record<string, LineDraft>>

export const emptyDraft: LineDraft = { quantity: '', serialNumbers: [], reason: null }

export type LineProblem = 'notWhole' | 'tooMany' | 'serials' | 'reason'

/** Zero if nothing is typed. */
export const unitsOf = ({ quantity }: LineDraft) => wholeNumber(quantity) ?? 0

/** All units of the line go back, and all are known. */
const areAll = ({ quantity, serialNumbers }: ReturnableLine, draft: LineDraft) =>
  unitsOf(draft) === quantity && serialNumbers.length === quantity

/** There is a choice between units that are known by their serial number. */
export const asksSerials = (line: ReturnableLine, draft: LineDraft) =>
  unitsOf(draft) > 0 && line.serialNumbers.length > 0 && !areAll(line, draft)

export function problemsOf(line: ReturnableLine, draft: LineDraft): LineProblem[] {
  const { quantity, serialNumbers, reason } = draft
  const units = unitsOf(draft)
  if (quantity === '' || quantity === 0) return []
  if (wholeNumber(quantity) === null || units < 0) return ['notWhole']
  const isWrong = asksSerials(line, draft) && serialNumbers.length > 0 && serialNumbers.length !== units
  return [
    ...(units > line.quantity ? (['tooMany'] as const) : []),
    ...(isWrong ? (['serials'] as const) : []),
    ...(reason === null ? (['reason'] as const) : []),
  ]
}

/** The lines to ask for; undefined while one of them is wrong or none is chosen. */
export function wantedLines(
  orderId: string,
  lines: readonly ReturnableLine[],
  drafts: Drafts,
): NewLine[] | undefined {
  const chosen = lines.map((line) => ({ line, draft: drafts[line.lineNumber] ?? emptyDraft }))
  if (chosen.some(({ line, draft }) => problemsOf(line, draft).length > 0)) return undefined
  const wanted = chosen.flatMap(({ line, draft }): NewLine[] => {
    const quantity = unitsOf(draft)
    if (quantity === 0 || draft.reason === null) return []
    const serials = areAll(line, draft)
      ? line.serialNumbers
      : asksSerials(line, draft)
        ? draft.serialNumbers
        : []
    return [
      {
        orderId,
        lineNumber: line.lineNumber,
        quantity,
        reason: draft.reason,
        ...(serials.length > 0 && { serialNumbers: serials }),
      },
    ]
  })
  return wanted.length > 0 ? wanted : undefined
}

export interface ReturnableGroup {
  line: ReturnableLine
  parts: ReturnableLine[]
}

/** Lines with the parts below them; of a PC that is no longer whole, its parts alone. */
export function groupsOf(lines: readonly ReturnableLine[]): ReturnableGroup[] {
  const groups: ReturnableGroup[] = []
  for (const line of lines) {
    const whole = groups.find((group) => line.lineNumber.startsWith(`${group.line.lineNumber}.`))
    if (whole) whole.parts.push(line)
    else groups.push({ line, parts: [] })
  }
  return groups
}
