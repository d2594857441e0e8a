import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { SecretOnce } from '../shared/secret-once'
import { choiceOfTypes, isEmptyChoice, typesOf } from './event-types'
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
  const form = useRecordForm({
    initial: { url: '', account: '', choice: choiceOfTypes(['*'], []) },
    read: ({ url, account, choice }) => ({ url, account: account || null, types: typesOf(choice) }),
    send: createWebhook,
    changes: [webhooksKey],
    onDone: ({ secret }) => onSecret(secret),
  })
  const { choice } = form.draft
  return (
    <RecordForm form={form} submit={words.submitCreate} onCancel={onCancel}>
      <AddressField {...form.required('url', words.urlMissing)} />
      <TextInput label={words.account} description={words.accountHint} {...form.text('account')} />
      <TypesField
        value={choice}
        onChange={(next) => form.change({ choice: next })}
        error={form.errorOf('types', isEmptyChoice(choice) && words.typesMissing)}
      />
    </RecordForm>
  )
}
