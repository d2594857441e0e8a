import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
import { useCommand } from '../shared/use-command'
import { type EventTypeChoice, isEmptyChoice, typesOf } from './event-types'
import { createWebhook } from './webhook-commands'
import { AddressField, TypesField } from './webhook-fields'
import { webhooksKey } from './webhook-queries'

const words = backofficeTexts.webhooks

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** First the form, then the secret, which is shown only once. */
export function CreateWebhookDialog({ isOpen, onClose }: Props) {
  const [secret, setSecret] = useState<string>()
  const close = () => {
    onClose()
    setSecret(undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={secret ? words.secretTitle : words.create}
      isHeld={secret !== undefined}
      onClose={close}
    >
      {secret ? (
        <SecretOnce label={words.secret} hint={words.secretHint} secret={secret} onDone={close} />
      ) : (
        <CreateForm onSecret={setSecret} onCancel={close} />
      )}
    </Dialog>
  )
}

function CreateForm({ onSecret, onCancel }: { onSecret: (secret: string) => void; onCancel: () => void }) {
  const [url, setUrl] = useState('')
  const [account, setAccount] = useState('')
  const [choice, setChoice] = useState<EventTypeChoice>({ isAll: true, types: [] })
  const [isTried, setTried] = useState(false)
  const command = useCommand(createWebhook, async ({ secret }) => {
    await queryClient.invalidateQueries({ queryKey: webhooksKey })
    onSecret(secret)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!url.trim() || isEmptyChoice(choice) || command.isPending) return
    command.mutate({ url: url.trim(), account: account.trim() || null, types: typesOf(choice) })
  }
  const refusal = errorBeside(command.error, ['url', 'account', 'types'])
  const shared = { error: command.error, isTried }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <AddressField value={url} onChange={setUrl} {...shared} />
        <TextInput
          label={words.account}
          description={words.accountHint}
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          error={fieldError(command.error, 'account')}
          autoComplete="off"
        />
        <TypesField value={choice} onChange={setChoice} {...shared} />
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitCreate} isPending={command.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
