import { type Decided, openBench } from './bench.ts'
import { clauseOf } from './clause.ts'
import { groupByKind, placesOf, seatsOf } from './configuration.ts'
import { type Decision, resultOf, textOf } from './decision.ts'
import type { Finding } from './finding.ts'
import { ask } from './inspect.ts'
import { say } from './message.ts'
import { fill } from './open-text.ts'
import type { Part, PartKind } from './part.ts'
import type { BatchResult } from './result.ts'
import { rules } from './rules/index.ts'

/**
 * A base configuration made ready for candidates. It remembers what it has decided, so whoever is asked about the
 * same base again (a configurator asks once per kind of part) may keep it: its answers depend on nothing else.
 */
export interface Workbench {
  /** What is decided about each candidate, before anybody puts it into words. */
  decide(candidates: readonly Part[]): Decision[]
  /** The answer as an object. */
  judge(candidates: readonly Part[]): BatchResult
  /** The answer as JSON in pieces of text, pure ASCII. */
  texts(candidates: readonly Part[]): Generator<string>
  /** The answer as JSON in pieces ready to send. */
  bytes(candidates: readonly Part[]): Generator<Buffer>
}

/** Long enough that the cost per piece is small, short enough to stay in the processor's cache. */
const pieceLength = 1 << 16

/** Prepares a base without one of `productIdToReplace` (the first), or as it is when that is null. */
export const openWorkbench = (base: readonly Part[], productIdToReplace: string | null): Workbench => {
  const replaced = base.findIndex((part) => part.productId === productIdToReplace)
  const parts = replaced < 0 ? base : base.toSpliced(replaced, 1)
  const seats = seatsOf(parts)
  const places = placesOf(seats)
  const build = groupByKind(parts)
  const clauses = (findings: readonly Finding[]) => findings.map((finding) => clauseOf(finding, places))
  const missed = productIdToReplace !== null && replaced < 0
  const notice = missed ? clauses([nothingToReplace(productIdToReplace)]) : []
  const settled = new Map(rules.map((rule) => [rule, clauses(ask(rule, build))]))
  const benches = new Map<PartKind, ReturnType<typeof openBench>>()

  const decideOne = (candidate: Part): Decided => {
    let bench = benches.get(candidate.kind)
    if (!bench) {
      bench = openBench(candidate.kind, build, places, notice, settled)
      benches.set(candidate.kind, bench)
    }
    return places.has(candidate.productId) ? bench.judgeAlone(candidate) : bench.judge(candidate)
  }

  const decide = (candidates: readonly Part[]) => candidates.map((candidate) => decideOne(candidate).decision)

  const judge = (candidates: readonly Part[]): BatchResult => ({
    results: candidates.map((candidate) => ({
      productId: candidate.productId,
      validationResult: resultOf(decideOne(candidate).decision, seats, candidate),
    })),
  })

  function* texts(candidates: readonly Part[]): Generator<string> {
    let text = '{"results":['
    let separator = ''
    for (const candidate of candidates) {
      const decided = decideOne(candidate)
      decided.text ??= textOf(decided.decision, seats)
      text += `${separator}{"productId":"${candidate.idJson}","validationResult":`
      text += `${fill(decided.text, candidate)}}`
      separator = ','
      if (text.length > pieceLength) {
        yield text
        text = ''
      }
    }
    yield `${text}]}`
  }

  function* bytes(candidates: readonly Part[]): Generator<Buffer> {
    for (const text of texts(candidates)) yield Buffer.from(text, 'latin1')
  }
  return { decide, judge, texts, bytes }
}

/** Before all rules: the base does not hold what was to be replaced, so nothing was taken out. */
const nothingToReplace = (productId: string): Finding => ({
  ruleName: 'NothingToReplace',
  ruleNumber: 0,
  verdict: 'Advice',
  short: 'Nothing to replace',
  message: say`Product ${productId} is not in the base configuration, so nothing was taken out and the candidate was added.`,
  related: [],
})
