import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import { InvoiceDownloads } from '../../orders/invoice-downloads'
import { billedAmount, linesByNumber } from '../../orders/order-lines'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { documentPath, invoicesKey, invoicesOfOrderQuery, issueBilling } from '../invoices/invoice-queries'
import { SendingCell } from '../invoices/sending-cell'
import { ForRight } from '../shared/for-right'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { LineList } from './line-list'
import type { Order } from './order-lines'

const words = backofficeTexts.orders.one

export function BillingList({ order }: { order: Order }) {
  const { moment, money } = useFormats()
  const { billings, orderLines, currency } = order
  const lines = linesByNumber(orderLines)
  const orderId = order.orderId ?? ''
  const { data: issued } = useQuery({
    ...invoicesOfOrderQuery(orderId, billings.length),
    enabled: useMay('see-billing') && billings.length > 0,
  })
  return (
    <Section id="billings" title={words.billings}>
      {billings.length === 0 && <Text c="dimmed">{words.noBillings}</Text>}
      <Stack gap="md">
        {billings.map((billing) => {
          const document = issued?.find(({ billingId }) => billingId === billing.billingId)
          const amount = document?.payable ?? billedAmount(billing, lines)
          return (
            <Stack gap={6} key={billing.billingId} data-billing={billing.billingId}>
              <Group justify="space-between" gap="xs">
                <div>
                  <Text fw={600} size="sm">
                    {words.billingTypes[billing.type]}{' '}
                    <Text span ff="monospace" size="sm">
                      {document?.number ?? billing.billingId}
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
              {document && (
                <Group gap="xs">
                  <InvoiceDownloads of={document} path={documentPath(billing.billingId)} />
                  {document.issuedBy === 'Service' && <SendingCell invoice={document} />}
                </Group>
              )}
              {issued && !document && (
                <ForRight right="issue-invoices">
                  <IssueBilling orderId={orderId} billingId={billing.billingId} />
                </ForRight>
              )}
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}

/** Gives the billing its number and document; a refusal names what to correct. */
function IssueBilling(billing: { orderId: string; billingId: string }) {
  const command = useCommand(issueBilling, async ({ number }) => {
    showMessage(backofficeTexts.invoices.issued(number))
    await queryClient.invalidateQueries({ queryKey: invoicesKey })
  })
  return (
    <>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          loading={command.isPending}
          aria-label={backofficeTexts.invoices.issueOf(billing.billingId)}
          onClick={() => command.mutate(billing)}
        >
          {backofficeTexts.invoices.issue}
        </Button>
        <Text size="sm" c="dimmed">
          {backofficeTexts.invoices.notIssued}
        </Text>
      </Group>
      {command.error && <Refusal error={command.error} />}
    </>
  )
}
