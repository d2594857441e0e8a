import { Alert, Button, Container, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTitle } from '../../shell/use-title'
import { texts } from '../../texts'
import { peopleTexts } from '../../texts/people'
import { CodeField } from './code-field'
import { signInWithLink } from './sign-in-with-email'
import { useLinkSecret } from './use-link-secret'

const words = peopleTexts.signIn

/** Where a link to sign in leads. A button uses it, because mail programs open links to look at them. */
export function SignInLinkPage() {
  useTitle(texts.common.signIn.title)
  const secret = useLinkSecret('/sign-in-link')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const command = useMutation({
    mutationFn: () => signInWithLink(secret, code),
    onSuccess: (outcome) => {
      if (outcome === 'signedIn') void navigate({ to: '/', replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    command.mutate()
  }
  const message = secret === '' ? peopleTexts.setPassword.noSecret : command.error?.message
  return (
    <Container size="xs" py={{ base: 'md', sm: 'xl' }}>
      <form onSubmit={submit}>
        <Stack>
          <Title order={1}>{texts.common.signIn.title}</Title>
          <Text>{peopleTexts.linkIntro}</Text>
          {message && (
            <Alert color="red" role="alert">
              {message}
            </Alert>
          )}
          {(command.data === 'codeNeeded' || code !== '') && <CodeField value={code} onChange={setCode} />}
          <Button type="submit" disabled={secret === ''} loading={command.isPending}>
            {words.submit}
          </Button>
        </Stack>
      </form>
    </Container>
  )
}
