import { ApiProblem } from '@buildorder/client'
import { Checkbox, Stack, Text } from '@mantine/core'
import { type FormEvent, type PropsWithChildren, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'

interface Props {
  hint: string
  submit: string
  error: unknown
  isPending: boolean
  onSubmit: (isConfirmed: boolean) => void
  onCancel: () => void
}

/** The service warns before a caller loses its own access to administration; the second try confirms it. */
export function OwnAccessForm(props: PropsWithChildren<Props>) {
  const { hint, submit, error, isPending, onSubmit, onCancel, children } = props
  const [isConfirmed, setConfirmed] = useState(false)
  const isOwn = error instanceof ApiProblem && error.code === 'own_access_lost'
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSubmit(isConfirmed)
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text size="sm">{hint}</Text>
        {children}
        {error != null && <Refusal error={error} />}
        {isOwn && (
          <Checkbox
            label={backofficeTexts.admin.loseAccess}
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        )}
        <FormButtons
          submit={submit}
          color="red"
          isPending={isPending}
          isDisabled={isOwn && !isConfirmed}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
