import type { Schemas } from '@buildorder/client'
import { Text, Timeline } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'

const words = backofficeTexts.orders.one

/** Who did what, and when; latest first. */
export function OrderHistory({ history }: { history: Schemas['HistoryEntry'][] }) {
  const { moment } = useFormats()
  return (
    <Section id="history" title={words.history}>
      <Timeline bulletSize={14} lineWidth={2} active={history.length}>
        {history.toReversed().map(({ version, action, actor, occurredAt }) => (
          <Timeline.Item
            key={version}
            title={
              <Text size="sm" fw={500} span>
                {words.actions[action] ?? action}
              </Text>
            }
          >
            <Text size="xs" c="dimmed">
              {words.historyBy(actor, moment(occurredAt))}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  )
}
