import { Collector } from '../engine/collector.ts'
import type { Finding } from '../engine/finding.ts'
import { noLimits } from '../engine/finding-limits.ts'
import type { Build, Rule } from '../engine/rule.ts'

/** Runs rules on a build, in their order, and returns all findings. */
export const inspect = (rules: readonly Rule[], build: Build): Finding[] => {
  const collector = new Collector(noLimits)
  for (const rule of rules) collector.run(rule, build)
  return collector.kept
}
