import { backofficeTexts } from '../../texts/backoffice'
import type { Editor } from '../shared/edit/editor'

export interface StepField {
  /** As the service names it in a refusal. */
  name: string
  label: string
  hint?: string
  /** The value to begin with. */
  initial?: string
  /** How a figure is read. */
  editor?: Editor
  isProduct?: boolean
  isOptional?: boolean
}

/** Why the text of a field cannot be sent. */
export function wrongIn({ editor, isOptional }: StepField, text: string): string | undefined {
  if (text.trim() === '') return isOptional ? undefined : backofficeTexts.edit.missing
  const read = editor?.readText(text)
  return read && 'error' in read ? read.error : undefined
}
