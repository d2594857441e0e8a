import { Alert, Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { texts } from '../../texts'
import { peopleTexts } from '../../texts/people'
import { useMe } from '../me'
import { CodeField } from './code-field'
import { PasskeyButton } from './passkey-button'
import { signInAgainWithPasskey } from './passkeys'
import { securityQuery } from './security-api'
import { signInAgain } from './sign-in-with-email'

const words = peopleTexts.signInAgain

/** Above the page, which goes on with what it was sending. */
export const FreshSignInDialog = ({ onAnswer }: { onAnswer: (isFresh: boolean) => void }) => (
  <Modal
    opened
    title={words.title}
    size="sm"
    // Also above the dialog that sent it.
    zIndex={300}
    closeButtonProps={{ 'aria-label': texts.common.close }}
    onClose={() => onAnswer(false)}
  >
    <SignInAgain onDone={onAnswer} />
  </Modal>
)

function SignInAgain({ onDone }: { onDone: (isSamePerson: boolean) => void }) {
  const email = useMe().client
  // Those of others are not offered: the page would go on for somebody else.
  const passkeys = useQuery(securityQuery).data?.passkeys ?? []
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const command = useMutation({
    mutationFn: () => signInAgain(email, password, code),
    onSuccess: (outcome) => outcome !== 'codeNeeded' && onDone(outcome === 'signedIn'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes events of a dialog on to the form that has opened it.
    event.stopPropagation()
    command.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{words.why}</Text>
        {command.error && (
          <Alert color="red" role="alert">
            {command.error.message}
          </Alert>
        )}
        <TextInput label={peopleTexts.signIn.email} value={email} readOnly autoComplete="username" />
        <PasswordInput
          label={peopleTexts.signIn.password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          data-autofocus
          required
        />
        {(command.data === 'codeNeeded' || code !== '') && <CodeField value={code} onChange={setCode} />}
        <Button type="submit" loading={command.isPending}>
          {peopleTexts.signIn.submit}
        </Button>
        {passkeys.length > 0 && (
          <PasskeyButton
            signIn={() => signInAgainWithPasskey(passkeys.map(({ passkeyId }) => passkeyId))}
            onDone={(outcome) => onDone(outcome === 'signedIn')}
          />
        )}
        <Text size="sm" c="dimmed">
          {words.noPassword}
        </Text>
      </Stack>
    </form>
  )
}
