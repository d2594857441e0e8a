import { Group, Stack, Text } from '@mantine/core'
import { useFormats } from '../../format'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'
import { LineList } from './line-list'
import { amountOf, type Order } from './order-lines'

const words = backofficeTexts.orders.one

export function BillingList({ order }: { order: Order }) {
  const { moment, money } = useFormats()
  const { billings } = order
  return (
    <Section id="billings" title={words.billings}>
      {billings.length === 0 && <Text c="dimmed">{words.noBillings}</Text>}
      <Stack gap="md">
        {billings.map((billing) => (
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
              <Text fw={600}>{money(billedAmount(order, billing), order.currency ?? 'EUR')}</Text>
            </Group>
            <LineList order={order} lines={billing.billingLine} />
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

const billedAmount = ({ orderLines }: Order, { billingLine, type }: Order['billings'][number]): number => {
  const lines = billingLine.flatMap(({ orderLineNumber, quantity }) => {
    const line = orderLines.find(({ lineNumber }) => lineNumber === orderLineNumber)
    return line ? [{ quantity, unitPrice: line.unitPrice }] : []
  })
  return type === 'Invoice' ? amountOf(lines) : -amountOf(lines)
}
