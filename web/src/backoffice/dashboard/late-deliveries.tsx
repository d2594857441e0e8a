import { Group, Stack, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { StateBadge } from '../orders/state-badge'
import { Section } from '../shared/section'
import type { Dashboard } from './dashboard-query'
import styles from './late-deliveries.module.css'

const words = backofficeTexts.dashboard

/** Orders with overdue deliveries, the most overdue first. */
export function LateDeliveries({ late }: { late: Dashboard['lateDeliveries'] }) {
  const { deliveryDay } = useFormats()
  const { count, orders } = late
  return (
    <Section id="late" title={words.late}>
      <Text size="sm" {...(count === 0 && { c: 'dimmed' })}>
        {count === 0 ? words.lateNone : words.lateCount(count)}
      </Text>
      <Stack component="ul" gap="sm" className={styles.list ?? ''}>
        {orders.map(({ orderId, customerId, state, expectedAt }) => (
          <li key={orderId}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
                <Text span ff="monospace" fw={600} size="sm">
                  {orderId}
                </Text>
              </TextLink>
              <StateBadge state={state} />
            </Group>
            <Text size="sm" c="dimmed">
              {words.lateDetail(customerId, deliveryDay(expectedAt))}
            </Text>
          </li>
        ))}
      </Stack>
      {count > orders.length && (
        <Text size="sm" c="dimmed">
          {words.lateMore(count - orders.length)}
        </Text>
      )}
    </Section>
  )
}
