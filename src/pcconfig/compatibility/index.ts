/**
 * The PC compatibility engine: facts about parts, rules about facts, and the engine that judges configurations.
 * Pure: it knows neither HTTP nor SQL. Everything outside this folder imports from here.
 */
export { judgeBatch, judgeBatchText, judgingBatchBytes } from './batch.ts'
export { type FactProblem, factProblems } from './facts/check.ts'
export { type Facts, factsOf, type Kind, kinds } from './facts/index.ts'
export { describedFacts, factWords, kindWords } from './facts/words.ts'
export { type Category, type Severity, type Verdict, worstFirst } from './finding.ts'
export { judge, judging, judgingText } from './judge.ts'
export type { Component, Part, PartKind } from './part.ts'
export type { PowerDraw } from './power-draw.ts'
export { type ComponentSource, componentPreparer, notAComponent, unknownProduct } from './prepare.ts'
export type { BatchResult, CompatibilityError, CompatibilityWarning, ValidationResult } from './result.ts'
export type { PossibleVerdict, Rule, Subject } from './rule.ts'
export { rules } from './rules/index.ts'
export { estimatePower, examining, type UnmadeCheck } from './summary.ts'
export { type Turns, withoutPauses } from './turns.ts'
export { openWorkbench, type Workbench } from './workbench.ts'
