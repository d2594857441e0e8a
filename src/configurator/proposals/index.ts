/** Proposals: what to change so that a PC becomes valid, and what to add so that it becomes whole. Pure. */
export { proposeCompletions } from './completions.ts'
export { proposeFixes } from './fixes.ts'
export { largestFix, mostProposals, searchLimits } from './limits.ts'
export { needsOf, obstaclesOf } from './needs.ts'
export { rangeFor } from './range.ts'
export { proposalView } from './view.ts'
