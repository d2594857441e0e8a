import type { FieldError } from '../../contract/read.ts'
import type { ImportRow } from '../../platform/import/read-file.ts'

/**
 * What the import says about a row, as the errors of a request. The import repairs some rows and leaves others out; a
 * request is answered, so it is refused in both cases.
 */
export function errorsOfRow<T>(value: T, check: (row: ImportRow<T>) => boolean): FieldError[] {
  const errors: FieldError[] = []
  const note = (message: string, at: FieldError = { fieldName: 'body', message }) => void errors.push(at)
  check({ value, leaveOut: note, repair: note })
  return errors
}
