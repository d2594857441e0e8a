import { Group, Stack, Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { Section } from '../shell/section'
import { texts } from '../texts'
import { billedAmount, linesByNumber } from './order-lines'
import type { Order, OrderLine } from './order-state'
import classes from './units.module.css'

const words = texts.orders

export function Billings({ order }: { order: Order }) {
  if (order.billings.length === 0) return null
  const lines = linesByNumber(order.orderLines)
  return (
    <Section title={words.billings}>
      {order.billings.map((billing) => (
        <Bill key={billing.billingId} billing={billing} lines={lines} currency={order.currency} />
      ))}
    </Section>
  )
}

interface BillProps {
  billing: Order['billings'][number]
  lines: Map<string, OrderLine>
  currency: Order['currency']
}

function Bill({ billing, lines, currency }: BillProps) {
  const { money, moment, figure } = useFormats()
  const { billingId, type, events, billingLine } = billing
  const amount = billedAmount(billing, lines)
  return (
    <Stack gap={2}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Text fw={600}>
          {words.billingType[type]} {billingId}
        </Text>
        {amount !== null && <Text>{money(amount, currency)}</Text>}
      </Group>
      <Text size="sm" c="dimmed">
        {words.issuedAt(moment(events.issued ?? ''))}
      </Text>
      <ul className={classes.units}>
        {billingLine.map(({ lineNumber, orderLineNumber, quantity, serialNumbers }) => (
          <li key={lineNumber}>
            {words.units(figure(quantity), lines.get(orderLineNumber ?? '')?.name ?? lineNumber)}
            {serialNumbers.length > 0 && <span className={classes.serials}> {serialNumbers.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
