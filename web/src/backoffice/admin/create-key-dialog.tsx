import type { Schemas } from '@buildorder/client'
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { rightsOfScope } from '../../../../src/contract/rights.ts'
import { staffScopes } from '../../../../src/contract/scopes.ts'
import { useMe } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { useOfferedRoles } from '../people/offered-roles'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
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
  const own = useMe().rights
  const hasAll = (needed: readonly string[]) => needed.every((right) => own.includes(right))
  const offered: KeyScope[] = [
    ...customerScopes,
    ...staffScopes.filter((scope) => hasAll(rightsOfScope(scope))),
  ]
  const offeredRoles = useOfferedRoles()
  const [isLost, setLost] = useState(false)
  const form = useRecordForm({
    initial: {
      client: '',
      accounts: account,
      scopes: [...customerScopes] as string[],
      roles: [] as string[],
    },
    read: ({ client, accounts, scopes, roles }) => ({
      client,
      accounts: accounts.split(/[\s,;]+/).filter((id) => id !== ''),
      scopes: offered.filter((scope) => scopes.includes(scope)),
      roles,
    }),
    send: createKey,
    changes: [keysKey],
    onDone: ({ key }) => (key === null ? setLost(true) : onKey(key)),
  })
  const { scopes, roles } = form.draft
  return (
    <RecordForm form={form} submit={words.submitCreate} onCancel={onCancel}>
      <TextInput
        label={words.client}
        description={words.clientHint}
        {...form.required('client', words.clientMissing)}
        data-autofocus
      />
      <TextInput label={words.accounts} description={words.accountsHint} {...form.text('accounts')} />
      <Checkbox.Group
        label={words.scopes}
        description={words.scopesHint}
        value={scopes}
        onChange={(next) => form.change({ scopes: next })}
        error={form.errorOf('scopes', scopes.length + roles.length === 0 && words.scopesMissing)}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my={6}>
          {offered.map((scope) => (
            <Checkbox key={scope} value={scope} label={words.scopeNames[scope]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      {offeredRoles.length > 0 && (
        <Checkbox.Group
          label={words.roles}
          description={words.rolesHint}
          value={roles}
          onChange={(next) => form.change({ roles: next })}
          error={form.errorOf('roles')}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my={6}>
            {offeredRoles.map((role) => (
              <Checkbox key={role} value={role} label={backofficeTexts.rights.roles[role]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
      {isLost && <Refusal error={words.notShown} />}
    </RecordForm>
  )
}
