/** Proposals: what to change so that a PC becomes valid, and what to add so that it becomes whole. Pure. */
export { choicesFor } from './completions/candidates.ts'
export { proposeCompletions } from './completions/completions.ts'
export { needsOf, obstaclesOf, purposeOf, whyNothing } from './completions/needs.ts'
export { proposeFixes } from './fixes/fixes.ts'
export { largestFix, mostProposals, searchLimits } from './limits.ts'
export { rangeFor } from './range.ts'
export { proposalView } from './view.ts'
