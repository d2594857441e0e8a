import { Accordion, Alert, Container, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { Gate } from '../../session/gate'
import { useMay } from '../../session/me'
import { FreshSignIn } from '../../session/people/fresh-sign-in-question'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { useTitle } from '../../shell/use-title'
import { backofficeTexts } from '../../texts/backoffice'
import { BeginSetup } from './begin-setup'
import {
  countDone,
  type DoneSteps,
  neededSteps,
  nextStep,
  type SetupStep,
  setupQuery,
  setupSteps,
} from './setup-query'
import { SetupStepContent } from './setup-steps'
import { StepMark } from './step-mark'

const words = backofficeTexts.setup
/** While the page waits for an order, milliseconds. */
const everyMs = 2000

/** The secret of the link, until the owner has signed in: a reload finds it here. */
const storageKey = 'buildorder.setup'

/** The first start. The link that the service printed has its secret behind `#`, which no server and no log sees. */
export function SetupPage() {
  useTitle(words.title)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = useNavigate()
  const [secret, setSecret] = useState(hash || (sessionStorage.getItem(storageKey) ?? ''))
  // It must not stay in the address or in the history.
  useEffect(() => {
    if (hash === '') return
    setSecret(hash)
    sessionStorage.setItem(storageKey, hash)
    void navigate({ to: '/setup', replace: true })
  }, [hash, navigate])
  /** A link that does not work is explained once, not after a reload. */
  const drop = () => sessionStorage.removeItem(storageKey)
  const forget = () => {
    drop()
    setSecret('')
  }
  return (
    <Container size="sm" px={0}>
      {secret ? (
        <Titled>
          <BeginSetup secret={secret} onUsed={drop} onDone={forget} />
        </Titled>
      ) : (
        <Gate>
          <Titled>
            <SetupList />
            <FreshSignIn />
          </Titled>
        </Gate>
      )}
    </Container>
  )
}

const Titled = ({ children }: PropsWithChildren) => (
  <Stack>
    <Title order={1} size="h2">
      {words.title}
    </Title>
    {children}
  </Stack>
)

function SetupList() {
  const isAdmin = useMay('manage-settings')
  const { data, error, refetch } = useQuery({
    ...setupQuery,
    enabled: isAdmin,
    refetchInterval: ({ state }) => (state.data && nextStep(state.data) === 'order' ? everyMs : false),
  })
  if (!isAdmin) return <Alert color="blue">{words.notAllowed}</Alert>
  if (error) return <Failure error={error} onRetry={refetch} />
  return data ? <Steps done={data} /> : <PageWaiting />
}

function Steps({ done }: { done: DoneSteps }) {
  const next = nextStep(done)
  // The company is asked for before the first step is done, and opened by hand after that.
  const [isSkipped, setSkipped] = useState(done.size > 0)
  const asked = isSkipped || done.has('company') ? next : 'company'
  const [open, setOpen] = useState<string | null>(asked ?? null)
  // A step that gets done makes room for the next one.
  useEffect(() => setOpen(asked ?? null), [asked])
  return (
    <>
      <Text c="dimmed">{words.intro}</Text>
      <div>
        <Progress value={(countDone(done) / neededSteps.length) * 100} aria-label={words.title} mb={4} />
        <Text size="sm">{words.progress(countDone(done), neededSteps.length)}</Text>
      </div>
      {!next && (
        <Alert color="blue" title={words.finished} role="status">
          <Stack align="flex-start" gap="xs">
            {words.finishedHint}
            <ButtonLink to="/backoffice/orders" size="sm">
              {words.toOrders}
            </ButtonLink>
          </Stack>
        </Alert>
      )}
      <Accordion
        variant="separated"
        order={2}
        transitionDuration={0}
        styles={{ item: { transition: 'none' } }}
        value={open}
        onChange={setOpen}
      >
        {setupSteps.map((step) => (
          <StepItem key={step} step={step} done={done} onSkip={() => setSkipped(true)} />
        ))}
      </Accordion>
    </>
  )
}

interface ItemProps {
  step: SetupStep
  done: DoneSteps
  onSkip: () => void
}

const StepItem = ({ step, done, onSkip }: ItemProps) => (
  <Accordion.Item value={step} data-step={step}>
    <Accordion.Control>
      <Group gap="sm" wrap="nowrap">
        <StepMark isDone={done.has(step)} />
        <Text span fw={600}>
          {words.steps[step].name}
        </Text>
      </Group>
    </Accordion.Control>
    <Accordion.Panel>
      <SetupStepContent step={step} done={done} onSkip={onSkip} />
    </Accordion.Panel>
  </Accordion.Item>
)
