import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Failure } from '../shell/page-failure'
import { texts } from '../texts'

const words = texts.builds

interface Props {
  title: string
  initial: string
  isPending: boolean
  error: Error | null
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a build. */
export function NameDialog({ title, initial, isPending, error, onSubmit, onClose }: Props) {
  const [name, setName] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSubmit(name.trim())
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': texts.common.close }}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            label={words.name}
            description={words.nameHint}
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {error && <Failure error={error} />}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={name.trim() === ''}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
