import { Collector } from './collector.ts'
import type { Finding } from './finding.ts'
import { noLimits } from './finding-limits.ts'
import type { Build, Rule } from './rule.ts'

/** Runs rules on a build, in their order, and returns all findings. */
export const inspect = (rules: readonly Rule[], build: Build): Finding[] => {
  const collector = new Collector(noLimits)
  for (const rule of rules) collector.run(rule, build)
  return collector.kept
}
