/** Limits of one answer about a configuration. Findings beyond them are only counted. */
export interface FindingLimits {
  readonly findings: number
  /** Products named by all findings together: some findings name every product of a kind. */
  readonly mentions: number
}

const mentionsPerFinding = 10

const limitsFor = (findings: number): FindingLimits => ({ findings, mentions: mentionsPerFinding * findings })

const maxFindings = 1000

/** Findings shared by all results of a batch, and the minimum of each result: enough for any realistic PC. */
const sharedFindings = 200_000
const minFindings = 30

/** The limits of an answer about one configuration. */
export const answerLimits = limitsFor(maxFindings)

/** The limits of each result of a batch: equal for all results, and lower with more candidates. */
export const batchLimits = (candidates: number): FindingLimits =>
  limitsFor(
    Math.max(minFindings, Math.min(maxFindings, Math.floor(sharedFindings / Math.max(1, candidates)))),
  )

/** For tests: everything is listed. */
export const noLimits: FindingLimits = { findings: Infinity, mentions: Infinity }
