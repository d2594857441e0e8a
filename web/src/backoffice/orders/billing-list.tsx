import { Group, Stack, Text } from '@mantine/core'
import { billedAmount, linesByNumber } from '../../orders/order-lines'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'
import { LineList } from './line-list'
import type { Order } from './order-lines'

const words = backofficeTexts.orders.one

export function BillingList({ order }: { order: Order }) {
  const { moment, money } = useFormats()
  const { billings, orderLines, currency } = order
  const lines = linesByNumber(orderLines)
  return (
    <Section id="billings" title={words.billings}>
      {billings.length === 0 && <Text c="dimmed">{words.noBillings}</Text>}
      <Stack gap="md">
        {billings.map((billing) => {
          const amount = billedAmount(billing, lines)
          return (
            <Stack gap={6} key={billing.billingId} data-billing={billing.billingId}>
              <Group justify="space-between" gap="xs">
                <div>
                  <Text fw={600} size="sm">
                    {words.billingTypes[billing.type]}{' '}
                    <Text span ff="monospace" size="sm">
                      {billing.billingId}
                    </Text>
                  </Text>
                  {billing.events.issued && (
                    <Text size="sm" c="dimmed">
                      {words.issued(moment(billing.events.issued))}
                    </Text>
                  )}
                </div>
                {amount !== null && <Text fw={600}>{money(amount, currency)}</Text>}
              </Group>
              <LineList order={order} lines={billing.billingLine} />
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}
