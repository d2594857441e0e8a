export const edit = {
  named: (label: string, value: string | undefined) => (value ? `${label}: ${value}` : `${label}: none`),
  saving: 'Saving',
  missing: 'Fill in this field.',
  notANumber: 'Enter a number.',
  notWhole: 'Enter a whole number.',
  outside: (minimum: number | null, maximum: number | null) =>
    maximum === null ? `Enter at least ${minimum}.` : `Enter ${minimum} to ${maximum}.`,
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
  memberOf: (label: string, owner: string) => `${label} of ${owner}`,
  notSaved: (what: string) => `Not saved: ${what}`,
  changedByOther: 'Someone else changed it meanwhile to:',
  takeTheirs: 'Take theirs',
  writeAgain: 'Write mine again',
}
