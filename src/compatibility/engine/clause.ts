import type { Collector } from './collector.ts'
import { inPlace, type Places } from './configuration.ts'
import { type Finding, isError } from './finding.ts'
import { escapeJson } from './json.ts'
import { signatureOf, tell } from './message.ts'
import type { Hole, OpenText } from './open-text.ts'
import type { Part } from './part.ts'

/**
 * A finding that holds for every candidate the rule cannot tell from `standIn`. Another candidate's answer is this with
 * its own id and name in the places where the stand-in is named.
 */
export interface Clause {
  readonly finding: Finding
  readonly standIn: Part | undefined
  /** Its products, each once, in the order of the configuration. */
  readonly related: readonly Part[]
  /** Their places in the configuration; the candidate's is the one after the base. */
  readonly places: readonly number[]
  /** Its JSON, written when somebody wants it: most findings repeat what was found of another candidate. */
  text: OpenText | undefined
}

/** Without a stand-in there are no open places. */
export const clauseOf = (finding: Finding, places: Places, standIn?: Part): Clause => {
  const related = inPlace(finding.related, places)
  return {
    finding,
    standIn,
    related,
    places: related.map((part) => places.get(part.productId) ?? places.size),
    text: undefined,
  }
}

/** What rules say: the findings that an answer may list, and what there is beyond them. */
export interface Outcome {
  readonly clauses: readonly Clause[]
  readonly leftOut: LeftOut | undefined
}

export interface LeftOut {
  readonly count: number
  /** The places of the products that stand in errors that were left out. */
  readonly invalid: readonly number[]
}

/** What a collector heard. Without a stand-in there are no open places. */
export const outcomeOf = (
  { kept, leftOut, invalid }: Collector,
  places: Places,
  standIn?: Part,
): Outcome => ({
  clauses: kept.map((finding) => clauseOf(finding, places, standIn)),
  leftOut:
    leftOut === 0
      ? undefined
      : {
          count: leftOut,
          invalid: Array.from(invalid ?? [], ({ productId }) => places.get(productId) ?? places.size),
        },
})

/** The same for outcomes that read the same, but for the names of those who stand in. */
export const signatureOfOutcome = ({ clauses, leftOut }: Outcome): string => {
  let signature = ''
  for (const clause of clauses) signature += `${signatureOfClause(clause)}\0`
  return leftOut ? `${signature}${leftOut.count} ${leftOut.invalid.join()}` : signature
}

/** The same for clauses that read the same, but for the names of those who stand in. */
const signatureOfClause = ({ finding, standIn, places }: Clause): string =>
  `${finding.verdict} ${finding.short}\0${signatureOf(finding.message, standIn)}\0${places.join()}`

/** The JSON of a clause, open where the stand-in is named. */
export const textOfClause = (clause: Clause): OpenText => {
  clause.text ??= writeClause(clause)
  return clause.text
}

const writeClause = ({ finding, standIn, related }: Clause): OpenText => {
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
  related.forEach((part, index) => {
    piece += index === 0 ? '"' : ',"'
    if (part === standIn) open('idJson')
    else piece += part.idJson
    piece += '"'
  })
  pieces.push(`${piece}]}`)
  return { pieces, holes }
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
