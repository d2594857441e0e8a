// Things that are taken out of use, and can be brought back.

/** The time stays that of the first command that retired it. A command that says nothing changes nothing. */
export const retiredAt = (before: number | null, wanted: boolean | null | undefined, now: number) =>
  wanted == null ? before : wanted ? (before ?? now) : null

/** The action of the audit. */
export const retirementOf = (before: number | null, after: number | null) =>
  (before === null) === (after === null) ? 'change' : after === null ? 'restore' : 'retire'
