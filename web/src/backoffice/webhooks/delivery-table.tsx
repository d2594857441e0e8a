import { Badge, Button, Stack, Table, Text } from '@mantine/core'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { resendDelivery } from './webhook-commands'
import { deliveriesKey, type WebhookDelivery } from './webhook-queries'

const words = backofficeTexts.webhooks
const columns = words.logColumns
const colours: Record<string, string> = { Pending: 'blue', Delivered: 'green', Parked: 'red' }

interface Props {
  webhookId: string
  deliveries: WebhookDelivery[]
}

export const DeliveryTable = ({ webhookId, deliveries }: Props) => (
  <RecordTable
    label={words.log}
    columns={[
      { label: columns.event },
      { label: columns.order },
      { label: columns.state },
      { label: columns.attempts, isFigure: true },
      { label: columns.last },
      { label: columns.answer },
      { label: backofficeTexts.actions, isQuiet: true },
    ]}
  >
    {deliveries.map((delivery) => (
      <DeliveryRow key={delivery.deliveryId} webhookId={webhookId} delivery={delivery} />
    ))}
  </RecordTable>
)

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { figure, moment } = useFormats()
  const { deliveryId, type, orderId, state, attempts, lastAttemptAt, nextAttemptAt } = delivery
  const again = useCommand(
    (id: string, key) => resendDelivery(webhookId, id, key),
    async () => {
      showMessage(words.resent)
      await queryClient.invalidateQueries({ queryKey: deliveriesKey(webhookId) })
    },
  )
  return (
    <Table.Tr data-event={type}>
      <Cell>
        <Text size="sm" fw={500}>
          {words.typeNames[type] ?? type}
        </Text>
      </Cell>
      <Cell label={columns.order} isWhole>
        <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
          <Text span ff="monospace" size="sm">
            {orderId}
          </Text>
        </TextLink>
      </Cell>
      <Cell label={columns.state}>
        <Badge variant="dot" color={colours[state] ?? 'gray'} tt="none" fw={500} miw="max-content">
          {words.states[state] ?? state}
        </Badge>
      </Cell>
      <Cell label={columns.attempts} isFigure>
        {figure(attempts)}
      </Cell>
      <Cell label={columns.last}>
        <Text size="sm">{lastAttemptAt ? moment(lastAttemptAt) : backofficeTexts.none}</Text>
      </Cell>
      <Cell label={columns.answer}>
        <div>
          <Text size="sm">{answerText(delivery)}</Text>
          {nextAttemptAt && attempts > 0 && (
            <Text size="xs" c="dimmed">
              {words.nextAttempt(moment(nextAttemptAt))}
            </Text>
          )}
        </div>
      </Cell>
      <Cell isWhole>
        <Stack gap={6} align="flex-start">
          <Button
            size="compact-sm"
            variant="default"
            loading={again.isPending}
            aria-label={words.resendOf(words.typeNames[type] ?? type, orderId)}
            onClick={() => again.mutate(deliveryId)}
          >
            {words.resend}
          </Button>
          {again.error && <Refusal error={again.error} onClose={again.reset} />}
        </Stack>
      </Cell>
    </Table.Tr>
  )
}

const answerText = ({ lastError, lastStatus }: WebhookDelivery): string =>
  lastError ?? (lastStatus === null ? backofficeTexts.none : words.status(lastStatus))
