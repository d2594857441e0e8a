import { ApiProblem } from '@buildorder/client'

/** Someone else changed the same value after it was read. */
export class LostUpdate extends Error {
  override name = 'LostUpdate'
  readonly theirs: unknown

  constructor(theirs: unknown) {
    super('The value was changed by someone else.')
    this.theirs = theirs
  }
}

/** The service refused a change because another one came first. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'precondition_failed'

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
