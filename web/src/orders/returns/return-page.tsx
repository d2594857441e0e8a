import { ApiProblem } from '@buildorder/client'
import { Alert, Container, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFormats } from '../../session/format'
import { useCan } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { Section } from '../../shell/section'
import { TextLink } from '../../shell/text-link'
import { useTitle } from '../../shell/use-title'
import { texts } from '../../texts'
import printClasses from '../print-sheet.module.css'
import { NextStep } from './next-step'
import { ReturnBadge } from './return-badge'
import { ReturnHistory } from './return-history'
import { ReturnLabel } from './return-label'
import { ReturnLines } from './return-lines'
import { returnQuery } from './return-queries'
import { isExpected, type Return } from './return-state'

const words = texts.returns

export function OwnReturnPage() {
  const { returnId } = useParams({ from: '/returns/$returnId' })
  useTitle(words.one(returnId))
  const mayLook = useCan('orders:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <TextLink to="/returns" size="sm" w="fit-content" className="no-print">
          {words.back}
        </TextLink>
        {mayLook ? (
          <LiveReturn key={returnId} returnId={returnId} />
        ) : (
          <Alert color="blue">{texts.common.notAllowed}</Alert>
        )}
      </Stack>
    </Container>
  )
}

function LiveReturn({ returnId }: { returnId: string }) {
  const { data, error, isPending, refetch } = useQuery(returnQuery(returnId))
  if (isPending) return <PageWaiting />
  if (data) return <ReturnView shown={data} isStale={error !== null} />
  if (!(error instanceof ApiProblem && error.code === 'return_not_found'))
    return <Failure error={error} onRetry={() => refetch()} />
  return (
    <Stack gap="xs" py="xl" maw={560}>
      <Title order={1} size="h2">
        {words.unknown(returnId)}
      </Title>
      <Text c="dimmed">{words.unknownHint}</Text>
    </Stack>
  )
}

function ReturnView({ shown, isStale }: { shown: Return; isStale: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { moment } = useFormats()
  const { returnId, state, requestedAt, lines, replacements, steps } = shown
  return (
    <>
      {isExpected(shown) && <ReturnLabel shown={shown} />}
      <Stack gap="lg" className={isExpected(shown) ? (printClasses.screen ?? '') : ''}>
        <Stack gap={6}>
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {words.one(returnId)}
          </Title>
          <Group gap="sm">
            <ReturnBadge state={state} />
            <Text size="sm" c="dimmed">
              {words.requestedAt(moment(requestedAt))}
            </Text>
          </Group>
        </Stack>
        {isStale && <Alert color="blue">{texts.orders.notRefreshed}</Alert>}
        <Section title={words.whatNext}>
          <NextStep shown={shown} focusElsewhere={() => heading.current?.focus()} />
        </Section>
        {replacements.length > 0 && (
          <Section title={words.replacements}>
            <Text>{words.replacementsHint}</Text>
            {replacements.map(({ orderId }) => (
              <TextLink key={orderId} to="/orders/$orderId" params={{ orderId }} w="fit-content">
                {words.ofOrder(orderId)}
              </TextLink>
            ))}
          </Section>
        )}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Section title={words.items}>
              <ReturnLines
                lines={lines}
                linkToOrder={(orderId) => (
                  <TextLink to="/orders/$orderId" params={{ orderId }}>
                    {words.ofOrder(orderId)}
                  </TextLink>
                )}
              />
            </Section>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Section title={words.history}>
              <ReturnHistory steps={steps} />
            </Section>
          </Grid.Col>
        </Grid>
      </Stack>
    </>
  )
}
