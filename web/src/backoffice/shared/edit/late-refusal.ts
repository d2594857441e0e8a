import { backofficeTexts } from '../../../texts/backoffice'
import { LostUpdate } from './lost-update'

const words = backofficeTexts.edit

interface Edited {
  label: string
  /** What it is a value of. */
  owner?: string | undefined
  /** How a value is shown. */
  show: (value: unknown) => string
  refusalOf: (error: unknown) => string
}

/** What to say if a value was refused and its field is gone. */
export const lateRefusal =
  ({ label, owner, show, refusalOf }: Edited) =>
  (error: unknown) => ({
    title: words.notSaved(owner ? words.memberOf(label, owner) : label),
    message: error instanceof LostUpdate ? `${words.changedByOther} ${show(error.theirs)}` : refusalOf(error),
  })
