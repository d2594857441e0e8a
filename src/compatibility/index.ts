/**
 * The PC compatibility engine: facts about parts, rules over facts, and the engine that runs the rules on
 * configurations. Pure: it uses neither HTTP nor SQL. Everything outside this folder imports from here; code that also runs
 * in the pages takes the types of facts from facts/index.ts.
 */
export { judgeBatch, judgeBatchBytesInSteps, judgeBatchText } from './engine/batch.ts'
export { type BatchEvaluator, openBatchEvaluator } from './engine/batch-evaluator.ts'
export { groupByKind } from './engine/configuration.ts'
export { type Category, type Severity, type Verdict, worstFirst } from './engine/finding.ts'
export { judge, judgeInSteps, judgeTextInSteps } from './engine/judge.ts'
export type { Component, Part, PartKind } from './engine/part.ts'
export type { PowerDraw } from './engine/power-draw.ts'
export { type ComponentSource, componentPreparer, notAComponent, unknownProduct } from './engine/prepare.ts'
export type {
  BatchResult,
  CompatibilityError,
  CompatibilityWarning,
  ValidationResult,
} from './engine/result.ts'
export type { Build, PossibleVerdict, Rule, Subject } from './engine/rule.ts'
export { runSteps, type Steps } from './engine/steps.ts'
export { estimatePower, examineInSteps, type UnmadeCheck } from './engine/summary.ts'
export {
  type OwnedPart,
  type UndecidedChecks,
  undecidedChecks,
  undecidedChecksOf,
} from './engine/undecided.ts'
export type { CardFacts, NetworkCardFacts } from './facts/cards.ts'
export type { CaseFacts, RadiatorMount } from './facts/case.ts'
export { type FactProblem, factProblems, fittingFacts } from './facts/check.ts'
export type { CoolerFacts } from './facts/cooler.ts'
export type { CpuFacts } from './facts/cpu.ts'
export { describeFacts, type FactDescription } from './facts/describe.ts'
export { doubtfulFacts } from './facts/doubtful.ts'
export type { FanFacts } from './facts/fan.ts'
export type { GraphicsCardFacts } from './facts/graphics-card.ts'
export { type Facts, factsOf, type Kind, kinds } from './facts/index.ts'
export { knownPcFacts } from './facts/known-pc.ts'
export type { MemoryFacts } from './facts/memory.ts'
export type { M2Slot, MotherboardFacts, PcieSlots } from './facts/motherboard.ts'
export type { MonitorFacts, OperatingSystemFacts } from './facts/others.ts'
export { efficiencies, type PowerSupplyFacts } from './facts/power-supply.ts'
export type { StorageFacts } from './facts/storage.ts'
export {
  type BoardForm,
  boardForms,
  type M2Size,
  type MemoryType,
  m2Sizes,
  memoryTypes,
  powerSupplyForms,
} from './facts/vocabulary.ts'
export { describedFacts, factWords, kindWords } from './facts/words.ts'
export { adapterWords } from './rules/build.ts'
export { rules, rulesAbout } from './rules/index.ts'
export { coolingByName } from './tables/card-cooling.ts'
export { type ChipsetName, chipsetNames } from './tables/chipsets.ts'
export { isFanless } from './tables/cooler-ratings.ts'
export { type GenerationName, generation, generationNames } from './tables/generations.ts'
export { graphicsChipNames } from './tables/graphics-chips.ts'
export { memoryTypesOf } from './tables/rated-memory.ts'
export { isServerDrive } from './tables/server-drives.ts'
export { type Socket, sockets, socketTakes } from './tables/sockets.ts'
export { sustainedPower } from './tables/sustained-power.ts'
