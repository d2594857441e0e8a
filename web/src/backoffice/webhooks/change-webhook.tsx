import { Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { choiceOfTypes, isEmptyChoice, typesOf } from './event-types'
import { changeWebhook } from './webhook-commands'
import { AddressField, TypesField } from './webhook-fields'
import { type Webhook, webhooksKey } from './webhook-queries'

const words = backofficeTexts.webhooks

/** Changes the address or the event types. */
export function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Dialog isOpen={isOpen} title={words.changeTitle} onClose={close}>
        <ChangeForm webhook={webhook} onDone={close} />
      </Dialog>
    </>
  )
}

function ChangeForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const [url, setUrl] = useState(webhook.url)
  const [choice, setChoice] = useState(() => choiceOfTypes(webhook.types))
  const [isTried, setTried] = useState(false)
  const command = useCommand(
    (input: { url: string; types: string[] }, key) => changeWebhook(webhook.webhookId, input, key),
    async () => {
      await queryClient.invalidateQueries({ queryKey: webhooksKey })
      showMessage(words.changed)
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!url.trim() || isEmptyChoice(choice) || command.isPending) return
    command.mutate({ url: url.trim(), types: typesOf(choice) })
  }
  const refusal = errorBeside(command.error, ['url', 'types'])
  const shared = { error: command.error, isTried }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <AddressField value={url} onChange={setUrl} {...shared} />
        <TypesField value={choice} onChange={setChoice} {...shared} />
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitChange} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
