import { Alert, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/client'
import { config } from '../../config'
import { peopleTexts } from '../../texts/people'
import { CodeField } from './code-field'
import { PasskeyButton } from './passkey-button'
import { signInWithPasskey } from './passkeys'
import { signInWithEmail } from './sign-in-with-email'

const words = peopleTexts.signIn
type LinkPurpose = 'signIn' | 'password'

/** Sign-in with email and password, or with a link by email. */
export function EmailForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const signIn = useMutation({ mutationFn: () => signInWithEmail(email, password, code) })
  const link = useMutation({
    mutationFn: (purpose: LinkPurpose) =>
      api.POST('/customers/v1/sign-in/email', { body: { email, purpose } }),
  })
  const needsCode = signIn.data === 'codeNeeded' || code !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    link.reset()
    signIn.mutate()
  }
  const error = signIn.error ?? link.error
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        {link.isSuccess && (
          <Alert color="blue" role="status">
            {words.linkSent}
          </Alert>
        )}
        <TextInput
          label={words.email}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="username"
          // In a demo, a click has opened the form.
          autoFocus={config.demo}
          required
        />
        <PasswordInput
          label={words.password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          required
        />
        {needsCode && <CodeField value={code} onChange={setCode} />}
        <Button type="submit" variant={config.demo ? 'default' : 'filled'} loading={signIn.isPending}>
          {words.submit}
        </Button>
        <PasskeyButton signIn={signInWithPasskey} />
        <Group gap="xs">
          {(['signIn', 'password'] as const).map((purpose) => (
            <Button
              key={purpose}
              variant="subtle"
              size="compact-sm"
              disabled={email.trim() === ''}
              loading={link.isPending && link.variables === purpose}
              onClick={() => {
                signIn.reset()
                link.mutate(purpose)
              }}
            >
              {words.links[purpose]}
            </Button>
          ))}
        </Group>
      </Stack>
    </form>
  )
}
