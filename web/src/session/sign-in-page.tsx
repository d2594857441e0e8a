import { Alert, Button, Card, Container, Divider, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../api/query-client'
import { config } from '../config'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { signInAtIssuer } from './issuer'
import { beginSession, useEnding } from './session'

const words = texts.common.signIn
const demoKeys = Object.entries(words.demoKeys)

/** Stands in for any page as long as nobody is signed in; afterwards the page itself is there. */
export function SignInPage() {
  useTitle(words.title)
  const ending = useEnding()
  return (
    <Container size="xs" py={{ base: 'md', sm: 'xl' }}>
      <Stack>
        <div>
          <Title order={1}>{words.title}</Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {(ending === 'refused' || ending === 'expired') && (
          <Alert color={ending === 'refused' ? 'red' : 'blue'} role="alert">
            {words[ending]}
          </Alert>
        )}
        {config.demo && <DemoCard />}
        {config.signIn && (
          <Button size="md" onClick={() => signInAtIssuer()}>
            {words.withIssuer}
          </Button>
        )}
        {(config.demo || config.signIn) && <Divider />}
        <KeyForm />
      </Stack>
    </Container>
  )
}

function signInWith(key: string): void {
  queryClient.clear()
  beginSession({ credential: key })
}

const DemoCard = () => (
  <Card withBorder>
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.demo}
      </Title>
      <Text size="sm">{words.demoIntro}</Text>
      {demoKeys.map(([key, label], index) => (
        <Button key={key} variant={index === 0 ? 'filled' : 'default'} onClick={() => signInWith(key)}>
          {label}
        </Button>
      ))}
    </Stack>
  </Card>
)

function KeyForm() {
  const [key, setKey] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = key.trim()
    if (given.startsWith('bo_')) signInWith(given)
    else setWrong(true)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <PasswordInput
          label={words.key}
          description={words.keyHint}
          error={isWrong && words.keyWrong}
          value={key}
          onChange={(event) => {
            setKey(event.currentTarget.value)
            setWrong(false)
          }}
          autoComplete="off"
        />
        <Button type="submit" variant={config.demo ? 'default' : 'filled'}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}
