import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { markNotOurs, readAgain } from './payment-queries'

const words = backofficeTexts.payments

export function NotOursForm({ paymentId }: { paymentId: string }) {
  const [reason, setReason] = useState('')
  const command = useCommand(markNotOurs, async () => {
    showMessage(words.markedNotOurs)
    await readAgain()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') command.mutate({ paymentId, body: { reason } })
  }
  return (
    <Section id="not-ours" title={words.notOurs}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={words.reason}
            description={words.reasonHint}
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {command.error && <Refusal error={command.error} />}
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={command.isPending}>
              {words.notOurs}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
