import { rules } from '../rules/index.ts'
import { outcomeOf } from './clause.ts'
import { Collector } from './collector.ts'
import { groupByKind, placesOf, seatsOf } from './configuration.ts'
import { type Decision, decisionOf, resultOf, textOf } from './decision.ts'
import type { Part } from './part.ts'
import type { ValidationResult } from './result.ts'
import { type Room, roomOfAnswer } from './room.ts'
import { type Turns, withoutPauses } from './turns.ts'

/** Judges one configuration by every rule. The same product several times means that many of it. */
export const judge = (parts: readonly Part[], room?: Room): ValidationResult =>
  withoutPauses(judging(parts, room))

/** The same answer as JSON text, pure ASCII. */
export const judgeText = (parts: readonly Part[], room?: Room): string =>
  withoutPauses(judgingText(parts, room))

/** The same with pauses, for configurations that may be large. */
export function* judging(parts: readonly Part[], room?: Room): Turns<ValidationResult> {
  return resultOf(yield* deciding(parts, room), seatsOf(parts))
}

/** The same answer as JSON text, with pauses. */
export function* judgingText(parts: readonly Part[], room?: Room): Turns<string> {
  return textOf(yield* deciding(parts, room), seatsOf(parts)).pieces.join('')
}

/** What is decided about a configuration, before it is put into words. */
export function* deciding(parts: readonly Part[], room: Room = roomOfAnswer): Turns<Decision> {
  const build = groupByKind(parts)
  const collector = new Collector(room)
  for (const rule of rules) yield* collector.askInTurns(rule, build)
  return decisionOf([outcomeOf(collector, placesOf(seatsOf(parts)))], room)
}
