import { Stack, Text } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { Dialog } from './dialog'
import { FormButtons } from './form-buttons'

interface Props {
  title: string
  /** What happens. */
  hint: string
  submit: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done; it is rendered only while it asks. */
export function Confirmation({ title, hint, submit, onConfirm, onClose }: Props) {
  const [opener] = useState(() => document.activeElement)
  // A dialog that is rendered open does not give the focus back by itself.
  useEffect(() => () => (opener as HTMLElement | null)?.focus(), [opener])
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onConfirm()
  }
  return (
    <Dialog title={title} size="md" onClose={onClose}>
      <form onSubmit={confirm}>
        <Stack>
          <Text size="sm">{hint}</Text>
          <FormButtons submit={submit} isPending={false} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
