import { Button, Checkbox, Divider, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { meQuery, useMe } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { Confirmation } from '../shared/confirmation'
import { Dialog } from '../shared/dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { Refusal } from '../shared/refusal'
import { SecretOnce } from '../shared/secret-once'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { AccessFields, accountsOf } from './access-fields'
import {
  type AdminPerson,
  absolute,
  changePerson,
  endSessions,
  peopleKey,
  removeSecondFactor,
  sendLink,
} from './people-api'

const words = backofficeTexts.people

interface Props {
  person: AdminPerson
  onClose: () => void
}

export function PersonDialog({ person, onClose }: Props) {
  const [link, setLink] = useState<string>()
  return (
    <Dialog title={words.changeOf(person.name)} isHeld={link !== undefined} onClose={onClose}>
      {link ? (
        <SecretOnce label={words.link} hint={words.linkHint} secret={link} onDone={onClose} />
      ) : (
        <Stack>
          <PersonForm person={person} onClose={onClose} />
          {person.retiredAt === null && (
            <>
              <Divider />
              <PersonActions personId={person.personId} onLink={setLink} />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

function PersonForm({ person, onClose }: Props) {
  const { personId, version, email } = person
  const isOwn = useMe().client === email
  const form = useRecordForm({
    initial: {
      name: person.name,
      roles: person.roles,
      accounts: person.accounts.join(', '),
      retired: person.retiredAt !== null,
      isConfirmed: false,
    },
    read: ({ accounts, ...draft }) => ({ ...draft, accounts: accountsOf(accounts), personId, version }),
    send: changePerson,
    changes: [peopleKey, meQuery.queryKey],
    said: ({ name }) => words.changed(name),
    onDone: onClose,
  })
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onClose}>
      <TextInput label={words.name} {...form.required('name')} data-autofocus />
      <AccessFields access={form.draft} onChange={form.change} errorOf={form.errorOf} />
      <Checkbox label={words.isRetired} {...form.checked('retired')} />
      {isOwn && <Checkbox label={backofficeTexts.admin.loseAccess} {...form.checked('isConfirmed')} />}
    </RecordForm>
  )
}

/** What helps somebody who cannot sign in, or must not stay signed in. */
function PersonActions({ personId, onLink }: { personId: string; onLink: (link: string) => void }) {
  const link = useCommand(sendLink, (answer) =>
    answer.link === null ? showMessage(words.linkSent) : onLink(absolute(answer.link)),
  )
  const sessions = useCommand(endSessions, () => showMessage(words.sessionsEnded))
  const factor = useCommand(removeSecondFactor, () => showMessage(words.factorRemoved))
  const [asked, setAsked] = useState<{ label: string; hint: string; act: () => void }>()
  const error = link.error ?? sessions.error ?? factor.error
  return (
    <Stack gap="xs">
      {error && <Refusal error={error} />}
      <Group gap="xs">
        <Button variant="default" size="xs" loading={link.isPending} onClick={() => link.mutate(personId)}>
          {words.newLink}
        </Button>
        {(
          [
            [words.endSessions, words.endSessionsHint, sessions],
            [words.removeFactor, words.removeFactorHint, factor],
          ] as const
        ).map(([label, hint, command]) => (
          <Button
            key={label}
            variant="outline"
            color="red"
            size="xs"
            loading={command.isPending}
            onClick={() => setAsked({ label, hint, act: () => command.mutate(personId) })}
          >
            {label}
          </Button>
        ))}
      </Group>
      {asked && (
        <Confirmation
          title={asked.label}
          hint={asked.hint}
          submit={asked.label}
          onConfirm={asked.act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}
