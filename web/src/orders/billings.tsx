import type { Schemas } from '@buildorder/client'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../session/format'
import { Section } from '../shell/section'
import { texts } from '../texts'
import { InvoiceDownloads } from './invoice-downloads'
import { billedAmount, linesByNumber } from './order-lines'
import { invoicesQuery } from './order-queries'
import type { Order, OrderLine } from './order-state'
import classes from './units.module.css'

const words = texts.orders

export function Billings({ order }: { order: Order }) {
  const { data: issued = [] } = useQuery(invoicesQuery(order.orderId ?? '', order.billings.length))
  if (order.billings.length === 0) return null
  const lines = linesByNumber(order.orderLines)
  return (
    <Section title={words.billings}>
      {order.billings.map((billing) => (
        <Bill
          key={billing.billingId}
          billing={billing}
          lines={lines}
          currency={order.currency}
          issued={issued.find(({ billingId }) => billingId === billing.billingId)}
        />
      ))}
    </Section>
  )
}

interface BillProps {
  billing: Order['billings'][number]
  lines: Map<string, OrderLine>
  currency: Order['currency']
  /** Once it has a number. */
  issued: Schemas['InvoiceSummary'] | undefined
}

function Bill({ billing, lines, currency, issued }: BillProps) {
  const { money, moment, figure, deliveryDay } = useFormats()
  const { billingId, type, events, billingLine } = billing
  const amount = issued?.payable ?? billedAmount(billing, lines)
  return (
    <Stack gap={2}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Text fw={600}>
          {words.billingType[type]} {issued?.number ?? billingId}
        </Text>
        {amount !== null && <Text>{money(amount, currency)}</Text>}
      </Group>
      <Text size="sm" c="dimmed">
        {words.issuedAt(issued ? deliveryDay(issued.issueDate) : moment(events.issued ?? ''))}
        {issued?.dueDate && ` · ${words.documents.due(deliveryDay(issued.dueDate))}`}
      </Text>
      <ul className={classes.units}>
        {billingLine.map(({ lineNumber, orderLineNumber, quantity, serialNumbers }) => (
          <li key={lineNumber}>
            {words.units(figure(quantity), lines.get(orderLineNumber ?? '')?.name ?? lineNumber)}
            {serialNumbers.length > 0 && <span className={classes.serials}> {serialNumbers.join(', ')}</span>}
          </li>
        ))}
      </ul>
      {issued && (
        <InvoiceDownloads
          of={issued}
          path={`/orders/v1/${encodeURIComponent(issued.orderId)}/invoices/${encodeURIComponent(billingId)}`}
        />
      )}
    </Stack>
  )
}
