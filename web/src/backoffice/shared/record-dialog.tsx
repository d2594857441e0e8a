import type { ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog'
import { useLast } from './use-last'

export interface RecordDialogProps<T> {
  /** Null is a new record; undefined closes the dialog. */
  edited: T | null | undefined
  onClose: () => void
}

interface Props<T> extends RecordDialogProps<T> {
  titleOf: (record: T | null) => string
  size?: ModalProps['size']
  children: (record: T | null) => ReactNode
}

/** The dialog that creates a record or changes the one that is chosen. */
export function RecordDialog<T>({ edited, titleOf, size, onClose, children }: Props<T>) {
  const shown = useLast(edited)
  if (shown === undefined) return null
  return (
    <Dialog isOpen={edited !== undefined} title={titleOf(shown)} size={size} onClose={onClose}>
      {children(shown)}
    </Dialog>
  )
}
