import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { SecretOnce } from '../shared/secret-once'
import { showMessage } from '../shared/show-message'
import { AccessFields, accountsOf } from './access-fields'
import { absolute, invitePerson, peopleKey } from './people-api'

const words = backofficeTexts.people

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** First the form; then the link, if the service sends no emails. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const [link, setLink] = useState<string>()
  const close = () => {
    onClose()
    setLink(undefined)
  }
  return (
    <Dialog isOpen={isOpen} title={words.invite} isHeld={link !== undefined} onClose={close}>
      {link ? (
        <SecretOnce label={words.link} hint={words.linkHint} secret={link} onDone={close} />
      ) : (
        <InviteForm onLink={setLink} onDone={close} />
      )}
    </Dialog>
  )
}

function InviteForm({ onLink, onDone }: { onLink: (link: string) => void; onDone: () => void }) {
  const form = useRecordForm({
    initial: { email: '', name: '', roles: [] as string[], accounts: '' },
    read: ({ accounts, ...person }) => ({ ...person, accounts: accountsOf(accounts) }),
    send: invitePerson,
    changes: [peopleKey],
    onDone: ({ link, email }) => {
      if (link !== null) return onLink(absolute(link))
      showMessage(words.invited(email))
      return onDone()
    },
  })
  return (
    <RecordForm form={form} submit={words.submitInvite} onCancel={onDone}>
      <TextInput label={words.email} type="email" {...form.required('email')} data-autofocus />
      <TextInput label={words.name} {...form.required('name')} />
      <AccessFields access={form.draft} onChange={form.change} errorOf={form.errorOf} />
    </RecordForm>
  )
}
