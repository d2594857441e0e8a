import type { Schemas } from '@buildorder/client'
import { Button, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
import { useCommand } from '../shared/use-command'
import { rotateSecret } from './webhook-commands'

const words = backofficeTexts.webhooks

/** Asks for confirmation, because the receiver must get the new secret. */
export function RotateSecret({ webhookId }: { webhookId: string }) {
  const { moment } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<Schemas['WebhookSecret']>()
  const command = useCommand((id: string, key) => rotateSecret(id, key), setMade)
  const close = () => {
    setOpen(false)
    setMade(undefined)
    command.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!command.isPending) command.mutate(webhookId)
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.rotate}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={made ? words.secretTitle : words.rotateTitle}
        isHeld={made !== undefined}
        onClose={close}
      >
        {made ? (
          <SecretOnce
            label={words.secret}
            hint={words.secretHint}
            secret={made.secret}
            note={words.secretUntil(moment(made.previousSecretUntil))}
            onDone={close}
          />
        ) : (
          <form onSubmit={submit}>
            <Stack>
              <Text size="sm">{words.rotateHint}</Text>
              {command.error && <Refusal error={command.error} />}
              <FormButtons submit={words.submitRotate} isPending={command.isPending} onCancel={close} />
            </Stack>
          </form>
        )}
      </Dialog>
    </>
  )
}
