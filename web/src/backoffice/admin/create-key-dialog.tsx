import type { Schemas } from '@buildorder/client'
import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { useMe } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
import { useCommand } from '../shared/use-command'
import { createKey } from './admin-commands'
import { keysKey } from './admin-queries'

const words = backofficeTexts.admin.keys

type KeyScope = Schemas['NewKey']['scopes'][number]
const customerScopes = [
  'checkout',
  'orders:read',
  'orders:cancel',
  'pcconfig:read',
  'pcconfig:write',
] as const
const staffScopes = ['fulfilment', 'catalog', 'admin'] as const

interface Props {
  isOpen: boolean
  /** The account to begin with. */
  account?: string
  onClose: () => void
}

/** First the form, then the key, which is shown only once. */
export function CreateKeyDialog({ isOpen, account = '', onClose }: Props) {
  const [key, setKey] = useState<string>()
  const close = () => {
    onClose()
    setKey(undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={key ? words.keyTitle : words.create}
      isHeld={key !== undefined}
      onClose={close}
    >
      {key ? (
        <SecretOnce label={words.key} hint={words.keyHint} secret={key} onDone={close} />
      ) : (
        <CreateForm account={account} onKey={setKey} onCancel={close} />
      )}
    </Dialog>
  )
}

interface FormProps {
  account: string
  onKey: (key: string) => void
  onCancel: () => void
}

function CreateForm({ account, onKey, onCancel }: FormProps) {
  const own = useMe().scopes
  const offered: KeyScope[] = [...customerScopes, ...staffScopes.filter((scope) => own.includes(scope))]
  const [client, setClient] = useState('')
  const [accounts, setAccounts] = useState(account)
  const [scopes, setScopes] = useState<string[]>([...customerScopes])
  const [isTried, setTried] = useState(false)
  const [isLost, setLost] = useState(false)
  const command = useCommand(createKey, async ({ key }) => {
    await queryClient.invalidateQueries({ queryKey: keysKey })
    if (key === null) setLost(true)
    else onKey(key)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (client.trim() === '' || scopes.length === 0 || command.isPending) return
    command.mutate({
      client: client.trim(),
      accounts: accounts.split(/[\s,;]+/).filter((id) => id !== ''),
      scopes: offered.filter((scope) => scopes.includes(scope)),
    })
  }
  const refusal = isLost ? words.notShown : errorBeside(command.error, ['client', 'accounts', 'scopes'])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={words.client}
          description={words.clientHint}
          value={client}
          onChange={(event) => setClient(event.currentTarget.value)}
          error={
            fieldError(command.error, 'client') ??
            (isTried && client.trim() === '' ? words.clientMissing : undefined)
          }
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          label={words.accounts}
          description={words.accountsHint}
          value={accounts}
          onChange={(event) => setAccounts(event.currentTarget.value)}
          error={fieldError(command.error, 'accounts')}
          autoComplete="off"
        />
        <Checkbox.Group
          label={words.scopes}
          description={words.scopesHint}
          value={scopes}
          onChange={setScopes}
          error={
            fieldError(command.error, 'scopes') ??
            (isTried && scopes.length === 0 ? words.scopesMissing : undefined)
          }
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my={6}>
            {offered.map((scope) => (
              <Checkbox key={scope} value={scope} label={words.scopeNames[scope]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons submit={words.submitCreate} isPending={command.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
