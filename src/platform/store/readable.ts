/** Called for a row that cannot be read, with its name and the error. */
export type OnUnreadable = (row: string, error: unknown) => void

/** The default: the first row that cannot be read ends the reading. */
export const refuseUnreadable: OnUnreadable = (row, error) => {
  throw new Error(`${row} cannot be read.`, { cause: error })
}

/** Reads rows one by one. An unreadable row is reported and skipped, so that the others are loaded. */
export function readableRows<R, T>(
  rows: readonly R[],
  read: (row: R) => T,
  nameOf: (row: R) => string,
  onUnreadable: OnUnreadable,
): T[] {
  const values: T[] = []
  for (const row of rows) {
    try {
      values.push(read(row))
    } catch (error) {
      onUnreadable(nameOf(row), error)
    }
  }
  return values
}
