import { Alert, Button, Card, Container, Divider, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../api/query-client'
import { config } from '../config'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { signInAtIssuer } from './issuer'
import { beginSession, type EndReason, type SessionEnd, useSessionEnd } from './session'

const words = texts.common.signIn
const demoKeys = Object.entries(words.demoKeys)

/** Replaces every page until someone signs in; then the page is shown. */
export function SignInPage() {
  useTitle(words.title)
  const ending = useSessionEnd()
  return (
    <Container size="xs" py={{ base: 'md', sm: 'xl' }}>
      <Stack>
        <div>
          <Title order={1}>{words.title}</Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {ending && <Explanation {...ending} />}
        {config.demo && <DemoCard />}
        {config.signIn && <IssuerButton />}
        {(config.demo || config.signIn) && <Divider />}
        <KeyForm />
      </Stack>
    </Container>
  )
}

const endings: Partial<Record<EndReason, string>> = words.endings
/** Endings that are not errors. */
const expectedReasons: EndReason[] = ['expired', 'cancelled', 'signed-out-here']

function Explanation({ why, detail }: SessionEnd) {
  const text = endings[why]
  if (!text) return null
  return (
    <Alert color={expectedReasons.includes(why) ? 'blue' : 'red'} role="alert">
      <Text size="sm">{text}</Text>
      {detail && <Text size="sm">{words.issuerSays(detail)}</Text>}
    </Alert>
  )
}

function IssuerButton() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signInAtIssuer()
    setLeaving(false)
  }
  return (
    <Button variant={config.demo ? 'default' : 'filled'} loading={isLeaving} onClick={leave}>
      {words.withIssuer}
    </Button>
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
        <Button type="submit" variant={config.demo || config.signIn ? 'default' : 'filled'}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}
