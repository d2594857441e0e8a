import { Button } from '@mantine/core'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
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
  const form = useRecordForm({
    initial: () => ({ url: webhook.url, choice: choiceOfTypes(webhook.types, Object.keys(words.typeNames)) }),
    read: ({ url, choice }) => ({ url, types: typesOf(choice) }),
    send: (input, key) => changeWebhook(webhook.webhookId, input, key),
    changes: [webhooksKey],
    said: () => words.changed,
    onDone,
  })
  const { choice } = form.draft
  return (
    <RecordForm form={form} submit={words.submitChange} onCancel={onDone}>
      <AddressField {...form.required('url', words.urlMissing)} />
      <TypesField
        value={choice}
        onChange={(next) => form.change({ choice: next })}
        error={form.errorOf('types', isEmptyChoice(choice) && words.typesMissing)}
      />
    </RecordForm>
  )
}
