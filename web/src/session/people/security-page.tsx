import { Alert, Container, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { useTitle } from '../../shell/use-title'
import { peopleTexts } from '../../texts/people'
import { useMe } from '../me'
import { FactorSection } from './factor-section'
import { FreshSignIn } from './fresh-sign-in-question'
import { OwnSessions } from './own-sessions'
import { PasskeySection } from './passkey-section'
import { PasswordSection } from './password-section'
import { securityQuery } from './security-api'

const words = peopleTexts.security

/** What people set for themselves. A key or an issuer has nothing here. */
export function SecurityPage() {
  useTitle(words.title)
  const { person } = useMe()
  return (
    <Container size="xs" px={0}>
      <Stack gap="xl">
        <Title order={1} size="h2">
          {words.title}
        </Title>
        {person === null ? <Alert color="blue">{words.onlyPeople}</Alert> : <OwnSecurity />}
      </Stack>
    </Container>
  )
}

function OwnSecurity() {
  const { data, error, refetch } = useQuery(securityQuery)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <PageWaiting />
  return (
    <>
      <Text>{words.signedInAs(data.name, data.email)}</Text>
      <PasswordSection email={data.email} hasPassword={data.password} />
      <FactorSection hasFactor={data.secondFactor} recoveryCodes={data.recoveryCodes} />
      <PasskeySection passkeys={data.passkeys} />
      <OwnSessions />
      <FreshSignIn />
    </>
  )
}
