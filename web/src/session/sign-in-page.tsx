import { Alert, Button, Card, Container, Divider, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { type EndReason, type SessionEnd, useSessionEnd } from '../api/session'
import { config } from '../config'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { signInAtIssuer, signOutAtIssuer } from './issuer'
import { signIn } from './sign-in'

const words = texts.common.signIn
const EmailForm = lazy(async () => ({ default: (await import('./people/email-form')).EmailForm }))
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
        <EmailSignIn />
        <Divider />
        <KeyForm />
      </Stack>
    </Container>
  )
}

/** Visitors of a demo are no people of it: they open the form with a click. */
function EmailSignIn() {
  const [isOpen, setIsOpen] = useState(!config.demo)
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {words.withEmail}
      </Button>
    )
  return (
    <Suspense>
      <EmailForm />
    </Suspense>
  )
}

const endings: Partial<Record<EndReason, string>> = words.endings
/** Endings that are not errors. */
const expectedReasons: EndReason[] = ['expired', 'cancelled', 'signed-out-here']

/** Endings whose detail comes from the issuer. */
const issuerReasons: EndReason[] = ['issuer-refused', 'cancelled']

function Explanation({ why, detail, idToken }: SessionEnd) {
  const text = endings[why]
  if (!text) return null
  return (
    <Alert color={expectedReasons.includes(why) ? 'blue' : 'red'} role="alert">
      <Text size="sm">{text}</Text>
      {detail && <Text size="sm">{issuerReasons.includes(why) ? words.issuerSays(detail) : detail}</Text>}
      {idToken !== undefined && (
        <Button mt="xs" size="xs" variant="default" onClick={() => signOutAtIssuer(idToken)}>
          {words.signOutAtIssuer}
        </Button>
      )}
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

/** Signs in with a key; `isBusy` until the service has answered. */
function useKey() {
  const [isBusy, setBusy] = useState(false)
  const use = async (credential: string) => {
    setBusy(true)
    await signIn({ credential })
    setBusy(false)
  }
  return { isBusy, use }
}

function DemoCard() {
  const { isBusy, use } = useKey()
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {words.demo}
        </Title>
        <Text size="sm">{words.demoIntro}</Text>
        {demoKeys.map(([key, label], index) => (
          <Button
            key={key}
            variant={index === 0 ? 'filled' : 'default'}
            disabled={isBusy}
            onClick={() => use(key)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}

function KeyForm() {
  const [key, setKey] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { isBusy, use } = useKey()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = key.trim()
    if (given.startsWith('bo_')) void use(given)
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
        <Button type="submit" variant="default" loading={isBusy}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}
