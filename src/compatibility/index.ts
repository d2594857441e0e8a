/**
 * The PC compatibility engine: facts about parts, rules about facts, and the engine that judges configurations.
 * Pure: it knows neither HTTP nor SQL. Everything outside this folder imports from here.
 */
export { judgeBatch, judgeBatchText, judgingBatchBytes } from './engine/batch.ts'
export { type Category, type Severity, type Verdict, worstFirst } from './engine/finding.ts'
export { judge, judging, judgingText } from './engine/judge.ts'
export type { Component, Part, PartKind } from './engine/part.ts'
export type { PowerDraw } from './engine/power-draw.ts'
export { type ComponentSource, componentPreparer, notAComponent, unknownProduct } from './engine/prepare.ts'
export type {
  BatchResult,
  CompatibilityError,
  CompatibilityWarning,
  ValidationResult,
} from './engine/result.ts'
export type { PossibleVerdict, Rule, Subject } from './engine/rule.ts'
export { estimatePower, examining, type UnmadeCheck } from './engine/summary.ts'
export { type Turns, withoutPauses } from './engine/turns.ts'
export { openWorkbench, type Workbench } from './engine/workbench.ts'
export { type FactProblem, factProblems } from './facts/check.ts'
export { type Facts, factsOf, type Kind, kinds } from './facts/index.ts'
export { describedFacts, factWords, kindWords } from './facts/words.ts'
export { rules } from './rules/index.ts'
