/** Someone else changed the same value after it was read. */
export class LostUpdate extends Error {
  override name = 'LostUpdate'
  readonly theirs: unknown

  constructor(theirs: unknown) {
    super('The value was changed by someone else.')
    this.theirs = theirs
  }
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
