/** How much one answer about a configuration may list. Beyond it, findings are counted and not put into words. */
export interface Room {
  readonly findings: number
  /** Products named by all findings together: some findings name every product of a kind. */
  readonly mentions: number
}

const mentionsPerFinding = 10

const roomFor = (findings: number): Room => ({ findings, mentions: mentionsPerFinding * findings })

const maxFindings = 1000

/** What the results of a batch share, and what each of them has at least: enough for any PC that makes sense. */
const sharedFindings = 200_000
const minFindings = 30

/** The room of an answer about one configuration. */
export const roomOfAnswer = roomFor(maxFindings)

/** The room of each result of a batch: the same for all of them, the less the more candidates there are. */
export const roomOfBatch = (candidates: number): Room =>
  roomFor(Math.max(minFindings, Math.min(maxFindings, Math.floor(sharedFindings / Math.max(1, candidates)))))

/** For tests: everything is listed. */
export const unboundedRoom: Room = { findings: Infinity, mentions: Infinity }
