import { Checkbox, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { texts } from '../../texts'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { useCommand } from '../shared/use-command'
import { SecretOnce } from './secret-once'
import { createWebhook } from './webhook-commands'
import { webhooksKey } from './webhook-queries'

const words = texts.backoffice.webhooks

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** First the wish, then the secret, which is shown this once. */
export function CreateWebhookDialog({ isOpen, onClose }: Props) {
  const [secret, setSecret] = useState<string>()
  const close = () => {
    onClose()
    setSecret(undefined)
  }
  return (
    <Dialog isOpen={isOpen} title={secret ? words.secretTitle : words.create} onClose={close}>
      {secret ? (
        <SecretOnce secret={secret} onDone={close} />
      ) : (
        <CreateForm onSecret={setSecret} onCancel={close} />
      )}
    </Dialog>
  )
}

function CreateForm({ onSecret, onCancel }: { onSecret: (secret: string) => void; onCancel: () => void }) {
  const [url, setUrl] = useState('')
  const [account, setAccount] = useState('')
  const [scope, setScope] = useState('all')
  const [types, setTypes] = useState<string[]>([])
  const [isTried, setTried] = useState(false)
  const command = useCommand(createWebhook, async ({ secret }) => {
    await queryClient.invalidateQueries({ queryKey: webhooksKey })
    onSecret(secret)
  })
  const isTypeMissing = scope === 'some' && types.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!url.trim() || isTypeMissing || command.isPending) return
    command.mutate({
      url: url.trim(),
      account: account.trim() || null,
      ...(scope === 'some' ? { types } : {}),
    })
  }
  const refusal = errorBeside(command.error, ['url', 'account', 'types'])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          type="url"
          label={words.url}
          description={words.urlHint}
          placeholder={words.urlExample}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={fieldError(command.error, 'url') ?? (isTried && !url.trim() ? words.urlMissing : undefined)}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          label={words.account}
          description={words.accountHint}
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          error={fieldError(command.error, 'account')}
          autoComplete="off"
        />
        <Radio.Group label={words.types} value={scope} onChange={setScope}>
          <Stack gap="xs" mt={6}>
            <Radio value="all" label={words.allTypes} />
            <Radio value="some" label={words.someTypes} />
          </Stack>
        </Radio.Group>
        {scope === 'some' && (
          <Checkbox.Group
            aria-label={words.someTypes}
            value={types}
            onChange={setTypes}
            error={
              fieldError(command.error, 'types') ??
              (isTried && isTypeMissing ? words.typesMissing : undefined)
            }
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mb={6}>
              {Object.entries(words.typeNames).map(([type, label]) => (
                <Checkbox key={type} value={type} label={label} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitCreate} isPending={command.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
