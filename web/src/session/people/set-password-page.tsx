import { Alert, Button, Container, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/client'
import { PageWaiting } from '../../shell/page-waiting'
import { useTitle } from '../../shell/use-title'
import { peopleTexts } from '../../texts/people'
import { refusalOf } from './refusal-of'
import { signInWithEmail } from './sign-in-with-email'
import { useLinkSecret } from './use-link-secret'

const words = peopleTexts.setPassword

/** Where an invitation and a link for a forgotten password lead. */
export function SetPasswordPage() {
  useTitle(words.title)
  const secret = useLinkSecret('/set-password')
  const owner = useQuery({
    queryKey: ['password-link', secret],
    queryFn: () => api.POST('/customers/v1/sign-in/password/link', { body: { secret } }),
    enabled: secret !== '',
  })
  return (
    <Container size="xs" py={{ base: 'md', sm: 'xl' }}>
      <Stack>
        <Title order={1}>{words.title}</Title>
        {secret === '' || owner.error ? (
          <Alert color="red" role="alert">
            {owner.error?.message ?? words.noSecret}
          </Alert>
        ) : owner.data ? (
          <PasswordForm secret={secret} {...owner.data} />
        ) : (
          <PageWaiting />
        )}
      </Stack>
    </Container>
  )
}

interface Props {
  secret: string
  email: string
  name: string
  minLength: number
}

function PasswordForm({ secret, email, name, minLength }: Props) {
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const command = useMutation({
    mutationFn: async () => {
      await api.POST('/customers/v1/sign-in/password', { body: { secret, password } })
      // Whoever needs a code, too, signs in on the next page.
      await signInWithEmail(email, password).catch(() => undefined)
    },
    onSuccess: () => navigate({ to: '/', replace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    command.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{words.greeting(name)}</Text>
        {command.error && (
          <Alert color="red" role="alert">
            {refusalOf(command.error)}
          </Alert>
        )}
        <TextInput label={peopleTexts.signIn.email} value={email} readOnly autoComplete="username" />
        <PasswordInput
          label={words.password}
          description={words.hint(minLength)}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" loading={command.isPending}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}
