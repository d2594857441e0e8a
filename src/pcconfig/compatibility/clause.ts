import { inPlace, type Places } from './configuration.ts'
import { type Finding, isError } from './finding.ts'
import { escapeJson } from './json.ts'
import { tell } from './message.ts'
import type { Hole, OpenText } from './open-text.ts'
import type { Part } from './part.ts'

/**
 * A finding that holds for every candidate the rule cannot tell from `standIn`, with its JSON written once.
 * Another candidate's answer is this with its own id and name in the places where the stand-in is named.
 */
export interface Clause extends OpenText {
  readonly finding: Finding
  readonly standIn: Part | undefined
  /** The places of its products in the configuration; the candidate's is the one after the base. */
  readonly related: readonly number[]
}

/** Writes a finding as a clause. Without a stand-in there are no open places. */
export const clauseOf = (finding: Finding, places: Places, standIn?: Part): Clause => {
  const pieces: string[] = []
  const holes: Hole[] = []
  let piece = `{"ruleName":"${finding.ruleName}","message":"`
  const open = (hole: Hole): void => {
    pieces.push(piece)
    holes.push(hole)
    piece = ''
  }
  tell(finding.message, {
    words(literal) {
      piece += escapedLiteral(literal)
    },
    figure(value) {
      piece += value
    },
    text(value) {
      piece += escapeJson(value)
    },
    name(part) {
      if (part === standIn) open('nameJson')
      else piece += part.nameJson
    },
  })
  piece += `","shortMessage":"${escapeJson(finding.short)}","${isError(finding) ? 'severity' : 'category'}":"`
  piece += `${finding.verdict}","relatedProducts":[`
  const related: number[] = []
  for (const part of inPlace(finding.related, places)) {
    piece += related.length === 0 ? '"' : ',"'
    if (part === standIn) open('idJson')
    else piece += part.idJson
    piece += '"'
    related.push(places.get(part.productId) ?? places.size)
  }
  pieces.push(`${piece}]}`)
  return { finding, standIn, related, pieces, holes }
}

/** The words of messages are a few hundred literals of the rules: each is escaped once. */
const literals = new Map<string, string>()

const escapedLiteral = (literal: string): string => {
  let escaped = literals.get(literal)
  if (escaped === undefined) {
    escaped = escapeJson(literal)
    literals.set(literal, escaped)
  }
  return escaped
}
