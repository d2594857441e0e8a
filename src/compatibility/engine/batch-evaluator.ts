import { rules } from '../rules/index.ts'
import { clauseOf, type Outcome, outcomeOf } from './clause.ts'
import { Collector } from './collector.ts'
import { groupByKind, placesOf, seatsOf } from './configuration.ts'
import { type Decision, resultOf, textOf } from './decision.ts'
import type { Finding } from './finding.ts'
import { type Base, type Decided, openGroupEvaluator } from './group-evaluator.ts'
import { say } from './message.ts'
import { fill, type OpenText } from './open-text.ts'
import type { Part, PartKind } from './part.ts'
import type { BatchResult } from './result.ts'
import { type Room, roomOfAnswer } from './room.ts'
import type { Rule } from './rule.ts'
import { type Turns, withoutPauses } from './turns.ts'

/**
 * A base configuration made ready for candidates. It remembers what it has decided, so whoever is asked about the
 * same base again (a configurator asks once per kind of part) may keep it: its answers depend on nothing else.
 */
export interface BatchEvaluator {
  /** What is decided about each candidate, before anybody puts it into words. */
  decide(candidates: readonly Part[]): Decision[]
  /** The answer as an object. */
  judge(candidates: readonly Part[]): BatchResult
  /** The answer as JSON in pieces of text, pure ASCII. */
  texts(candidates: readonly Part[]): Generator<string>
  /** The answer as JSON in pieces ready to send; undefined where there is none yet, but the computation can pause. */
  bytes(candidates: readonly Part[]): Generator<Buffer | undefined>
}

/** Long enough that the cost per piece is small, short enough to stay in the processor's cache. */
const pieceLength = 1 << 16

/** From here on a single rule may take milliseconds, so that the computation pauses within it. */
const largeBase = 50

/** What a base may remember of its decisions, in bytes. A PC against a catalog of 42,000 parts needs a third of it. */
const maxMemory = 32 * 1024 * 1024

/** Prepares a base without one of `productIdToReplace` (the first), or as it is when that is null. */
export const openBatchEvaluator = (
  base: readonly Part[],
  productIdToReplace: string | null,
  room?: Room,
): BatchEvaluator => withoutPauses(openingBatchEvaluator(base, productIdToReplace, room))

/** The same with pauses, for bases that may be large. */
export function* openingBatchEvaluator(
  base: readonly Part[],
  productIdToReplace: string | null,
  room: Room = roomOfAnswer,
): Turns<BatchEvaluator> {
  const replaced = base.findIndex((part) => part.productId === productIdToReplace)
  const parts = replaced < 0 ? base : base.toSpliced(replaced, 1)
  const isLarge = parts.length >= largeBase
  const seats = seatsOf(parts)
  const places = placesOf(seats)
  const build = groupByKind(parts)
  const missed = productIdToReplace !== null && replaced < 0
  const settled = new Map<Rule, Outcome>()
  for (const rule of rules) {
    const collector = new Collector(room)
    yield* collector.askInTurns(rule, build)
    settled.set(rule, outcomeOf(collector, places))
  }
  const shared: Base = {
    build,
    places,
    notices: missed ? [clauseOf(nothingToReplace(productIdToReplace), places)] : [],
    settled,
    room,
    memory: { bytes: 0 },
  }
  const benches = new Map<PartKind, ReturnType<typeof openGroupEvaluator>>()

  const benchFor = ({ kind }: Part) => {
    if (shared.memory.bytes > maxMemory) {
      // Whatever is needed again is decided again.
      benches.clear()
      shared.memory.bytes = 0
    }
    let bench = benches.get(kind)
    if (!bench) {
      bench = openGroupEvaluator(kind, shared)
      benches.set(kind, bench)
    }
    return bench
  }

  const decideOne = (candidate: Part): Decided => {
    const bench = benchFor(candidate)
    return places.has(candidate.productId) ? bench.judgeAlone(candidate) : bench.judge(candidate)
  }

  function* deciding(candidate: Part): Turns<Decided> {
    const bench = benchFor(candidate)
    const isAlone = places.has(candidate.productId)
    return yield* isAlone ? bench.judgingAlone(candidate) : bench.judging(candidate)
  }

  const textFor = (decided: Decided): OpenText => {
    if (!decided.text) {
      decided.text = textOf(decided.decision, seats)
      for (const piece of decided.text.pieces) shared.memory.bytes += piece.length
    }
    return decided.text
  }

  function* writing(candidates: readonly Part[]): Generator<string | undefined> {
    let text = '{"results":['
    let separator = ''
    for (const candidate of candidates) {
      const decided = isLarge ? yield* deciding(candidate) : decideOne(candidate)
      text += `${separator}{"productId":"${candidate.idJson}","validationResult":`
      text += `${fill(textFor(decided), candidate)}}`
      separator = ','
      if (text.length > pieceLength) {
        yield text
        text = ''
      }
    }
    yield `${text}]}`
  }

  return {
    decide: (candidates) => candidates.map((candidate) => decideOne(candidate).decision),
    judge: (candidates) => ({
      results: candidates.map((candidate) => ({
        productId: candidate.productId,
        validationResult: resultOf(decideOne(candidate).decision, seats, candidate),
      })),
    }),
    *texts(candidates) {
      for (const text of writing(candidates)) if (text !== undefined) yield text
    },
    *bytes(candidates) {
      for (const text of writing(candidates))
        yield text === undefined ? undefined : Buffer.from(text, 'latin1')
    },
  }
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
