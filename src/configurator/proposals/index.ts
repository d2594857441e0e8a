/** Proposals: what to change so that a PC becomes valid, and what to add so that it becomes whole. Pure. */
export { choicesFor } from './candidates.ts'
export { proposeCompletions } from './completions.ts'
export { proposeFixes } from './fixes.ts'
export { largestFix, mostProposals, searchLimits } from './limits.ts'
export { needsOf, obstaclesOf, whyNothing } from './needs.ts'
export { purposeOf } from './purposes.ts'
export { rangeFor } from './range.ts'
export { proposalView } from './view.ts'
