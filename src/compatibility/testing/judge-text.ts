import type { FindingLimits } from '../engine/finding-limits.ts'
import { judgeTextInSteps } from '../engine/judge.ts'
import type { Part } from '../engine/part.ts'
import { runSteps } from '../engine/steps.ts'

/** The verdict about a configuration as JSON text, without pauses. */
export const judgeText = (parts: readonly Part[], limits?: FindingLimits): string =>
  runSteps(judgeTextInSteps(parts, limits))
