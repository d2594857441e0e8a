import { Button, Group, Stack, Text } from '@mantine/core'
import { allows } from '../../orders/order-states'
import { TrackingLink } from '../../orders/tracking-link'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { LineList } from './line-list'
import { refreshOrder } from './order-cache'
import { markDelivered } from './order-commands'
import type { Order, StaffOrder } from './order-lines'

const words = backofficeTexts.orders.one

export function DeliveryList({ orderId, staffOrder }: { orderId: string; staffOrder: StaffOrder }) {
  const { order, state } = staffOrder
  const mayShip = useMay('ship-orders')
  return (
    <Section id="deliveries" title={words.deliveries}>
      {order.deliveries.length === 0 && <Text c="dimmed">{words.noDeliveries}</Text>}
      <Stack gap="md">
        {order.deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.deliveryId}
            orderId={orderId}
            order={order}
            delivery={delivery}
            canArrive={mayShip && allows(state, 'deliver') && !delivery.events.delivered}
          />
        ))}
      </Stack>
    </Section>
  )
}

interface ItemProps {
  orderId: string
  order: Order
  delivery: Order['deliveries'][number]
  canArrive: boolean
}

function DeliveryItem({ orderId, order, delivery, canArrive }: ItemProps) {
  const { moment } = useFormats()
  const { deliveryId, trackingNumber, trackingUrl, events, deliveryLines } = delivery
  const command = useCommand(
    (id: string, key) => markDelivered(orderId, id, key),
    () => {
      showMessage(backofficeTexts.orders.done.deliver(orderId))
      return refreshOrder(orderId)
    },
  )
  return (
    <Stack gap={6} data-delivery={deliveryId}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Text fw={600} ff="monospace" size="sm">
            {deliveryId}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              ...(events.shipped ? [words.shippedAt(moment(events.shipped))] : []),
              events.delivered ? words.deliveredAt(moment(events.delivered)) : words.underway,
            ].join(' · ')}
          </Text>
        </div>
        {canArrive && (
          <Button
            size="xs"
            loading={command.isPending}
            aria-label={words.markDeliveredOf(deliveryId)}
            onClick={() => command.mutate(deliveryId, { onError: () => refreshOrder(orderId) })}
          >
            {words.markDelivered}
          </Button>
        )}
      </Group>
      {command.error && <Refusal error={command.error} onClose={command.reset} />}
      {trackingNumber && (
        <Text size="sm">
          {words.tracking(trackingNumber)} {trackingUrl && <TrackingLink href={trackingUrl} />}
        </Text>
      )}
      <LineList order={order} lines={deliveryLines} />
    </Stack>
  )
}
