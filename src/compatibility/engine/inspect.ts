import { Collector } from './collector.ts'
import type { Finding } from './finding.ts'
import { unboundedRoom } from './room.ts'
import type { Build, Rule } from './rule.ts'

/** Asks rules about a build, in their order, and returns everything they find. */
export const inspect = (rules: readonly Rule[], build: Build): Finding[] => {
  const collector = new Collector(unboundedRoom)
  for (const rule of rules) collector.ask(rule, build)
  return collector.kept
}
