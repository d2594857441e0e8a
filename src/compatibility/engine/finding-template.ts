import type { Collector } from './collector.ts'
import { inConfigurationOrder, type Positions } from './configuration.ts'
import { type Finding, isError } from './finding.ts'
import { escapeJson } from './json.ts'
import { signatureOf, writeMessage } from './message.ts'
import type { Part } from './part.ts'
import type { Placeholder, TextTemplate } from './text-template.ts'

/**
 * A finding that is valid for every candidate with the same facts as `representative`. For another candidate, the id and
 * name of the representative are replaced by its own.
 */
export interface FindingTemplate {
  readonly finding: Finding
  readonly representative: Part | undefined
  /** Its products, each once, in the order of the configuration. */
  readonly related: readonly Part[]
  /** Their positions in the configuration; the candidate's position follows the base. */
  readonly positions: readonly number[]
  /** Its JSON, written on first use and shared by all candidates with this finding. */
  text: TextTemplate | undefined
}

/** Without a representative the template has no placeholders. */
export const templateOf = (
  finding: Finding,
  positions: Positions,
  representative?: Part,
): FindingTemplate => {
  const related = inConfigurationOrder(finding.related, positions)
  return {
    finding,
    representative,
    related,
    positions: related.map((part) => positions.get(part.productId) ?? positions.size),
    text: undefined,
  }
}

/** Result of one or several rules: the findings that an answer may list, and a count of the others. */
export interface RuleOutcome {
  readonly templates: readonly FindingTemplate[]
  readonly leftOut: LeftOut | undefined
}

export interface LeftOut {
  readonly count: number
  /** Positions of the products named in errors that are not listed. */
  readonly invalid: readonly number[]
}

/** The outcome that a collector gathered. Without a representative its templates have no placeholders. */
export const outcomeOf = (
  { kept, leftOut, invalid }: Collector,
  positions: Positions,
  representative?: Part,
): RuleOutcome => ({
  templates: kept.map((finding) => templateOf(finding, positions, representative)),
  leftOut:
    leftOut === 0
      ? undefined
      : {
          count: leftOut,
          invalid: Array.from(invalid ?? [], ({ productId }) => positions.get(productId) ?? positions.size),
        },
})

/** Equal for outcomes that differ only in the name of their representative. */
export const signatureOfOutcome = ({ templates, leftOut }: RuleOutcome): string => {
  let signature = ''
  for (const template of templates) signature += `${templateSignature(template)}\0`
  return leftOut ? `${signature}${leftOut.count} ${leftOut.invalid.join()}` : signature
}

/** Equal for templates that differ only in the name of their representative. */
const templateSignature = ({ finding, representative, positions }: FindingTemplate): string =>
  `${finding.verdict} ${finding.short}\0${signatureOf(finding.message, representative)}\0${positions.join()}`

/** The JSON of a finding, with placeholders where the representative is named. */
export const textOfTemplate = (template: FindingTemplate): TextTemplate => {
  template.text ??= writeTemplate(template)
  return template.text
}

const writeTemplate = ({ finding, representative, related }: FindingTemplate): TextTemplate => {
  const pieces: string[] = []
  const placeholders: Placeholder[] = []
  let piece = `{"ruleName":"${finding.ruleName}","message":"`
  const open = (placeholder: Placeholder): void => {
    pieces.push(piece)
    placeholders.push(placeholder)
    piece = ''
  }
  writeMessage(finding.message, {
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
      if (part === representative) open('nameJson')
      else piece += part.nameJson
    },
  })
  piece += `","shortMessage":"${escapeJson(finding.short)}","${isError(finding) ? 'severity' : 'category'}":"`
  piece += `${finding.verdict}","relatedProducts":[`
  related.forEach((part, index) => {
    piece += index === 0 ? '"' : ',"'
    if (part === representative) open('idJson')
    else piece += part.idJson
    piece += '"'
  })
  pieces.push(`${piece}]}`)
  return { pieces, placeholders }
}

/** The literals of messages, a few hundred in all rules: each is escaped once. */
const literals = new Map<string, string>()

const escapedLiteral = (literal: string): string => {
  let escaped = literals.get(literal)
  if (escaped === undefined) {
    escaped = escapeJson(literal)
    literals.set(literal, escaped)
  }
  return escaped
}
