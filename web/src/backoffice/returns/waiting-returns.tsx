import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ReturnBadge } from '../../orders/returns/return-badge'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'
import { waitingQuery } from './return-queries'

const words = backofficeTexts.returns.dashboard

/** So many are shown; the list has them all. */
const shown = 5

/** Returns that staff must do something about, newest first. */
export function WaitingReturns() {
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery(waitingQuery(shown))
  const returns = data?.returns ?? []
  return (
    <Section
      id="returns"
      title={words.title}
      beside={
        <TextLink to="/backoffice/returns" search={{ state: 'waiting' }}>
          {words.all}
        </TextLink>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {data && returns.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      {returns.map(({ returnId, customerId, state, requestedAt }) => (
        <Stack gap={0} key={returnId}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <TextLink to="/backoffice/returns/$returnId" params={{ returnId }}>
              <Text span ff="monospace" fw={600} size="sm">
                {returnId}
              </Text>
            </TextLink>
            <ReturnBadge state={state} />
          </Group>
          <Text size="sm" c="dimmed">
            {words.detail(customerId, moment(requestedAt))}
          </Text>
        </Stack>
      ))}
    </Section>
  )
}
