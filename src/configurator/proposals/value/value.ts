import type { Kind, Part } from '../../../compatibility/index.ts'
import { type Plan, type ScoredKind, scoredKinds } from './purposes.ts'
import { boxedCoolerScore, coolerPoints, cpuWatts, scoreOf } from './score.ts'

/** The points of a chosen part whose facts are not known. They are equal in all proposals, so they change no order. */
export const unknownScore = 50

/** A power supply that comes with the case is rarely a good one. */
const includedSupplyScore = 80

/** What a score adds to the value of a PC. Logarithms: to double a weak part gains as much as to double a strong one. */
export const worthOf = (kind: ScoredKind, score: number, { weights }: Plan): number =>
  weights[kind] * Math.log(score / 100)

/** The power of the CPUs that one cooler has to carry, in watts. */
export const wattsToCool = (parts: readonly Part[]): number =>
  Math.max(
    0,
    ...parts.map((part) => (part.kind === 'cpu' ? (cpuWatts((part as Part<'cpu'>).facts) ?? 0) : 0)),
  )

/** What the absence of a kind is worth: something else does its work. */
const absentScore = (kind: ScoredKind, plan: Plan): number =>
  ({
    graphicsCard: plan.integratedGraphics,
    cooler: boxedCoolerScore(plan),
    powerSupply: includedSupplyScore,
  })[kind as string] ?? unknownScore

const scoreIn = (part: Part, watts: number, plan: Plan): number => {
  if (part.kind === 'cooler')
    return (watts && coolerPoints((part as Part<'cooler'>).facts, watts, plan)) || unknownScore
  return scoreOf(part as Part<Kind>, plan) ?? unknownScore
}

/** What the parts of some kinds are worth together: for each kind the weighted logarithm of its average score. */
export function buildValue(
  parts: readonly Part[],
  plan: Plan,
  kinds: readonly ScoredKind[] = scoredKinds,
): number {
  const watts = wattsToCool(parts)
  let value = 0
  for (const kind of kinds) {
    let sum = 0
    let count = 0
    for (const part of parts)
      if (part.kind === kind) {
        sum += scoreIn(part, watts, plan)
        count++
      }
    value += worthOf(kind, count > 0 ? sum / count : absentScore(kind, plan), plan)
  }
  return value
}

/** The value as points, as answers show it: the weighted geometric mean of the scores, to one decimal. */
export const pointsOf = (value: number): number => Math.round(1000 * Math.exp(value)) / 10
