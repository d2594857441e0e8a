import { doubtfulFacts, type Kind, type Part } from '../../../compatibility/index.ts'

/** By part, because a part outlives a change of prices. */
const doubted = new WeakMap<Part, boolean>()

/** Whether facts of a part can hardly be true. Such a part is neither proposed nor recommended. */
export const isDoubted = (part: Part<Kind>): boolean =>
  doubted.getOrInsertComputed(part, () => doubtfulFacts(part.kind, part.name, part.facts).length > 0)
