import { Button, Divider, Group, Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useFormats } from '../session/format'
import { CopyText } from '../shell/copy-text'
import { Section } from '../shell/section'
import { texts } from '../texts'
import { linesByNumber } from './order-lines'
import type { Order, OrderLine } from './order-state'
import { PostalAddress } from './postal-address'
import { TrackingLink } from './tracking-link'
import classes from './units.module.css'

const words = texts.orders

type Delivery = Order['deliveries'][number]

interface Props {
  order: Order
  /** Prints the delivery note. */
  onPrint: (deliveryId: string) => void
}

export function Deliveries({ order, onPrint }: Props) {
  if (order.deliveries.length === 0) return null
  const lines = linesByNumber(order.orderLines)
  return (
    <Section title={words.deliveries}>
      {order.deliveries.map((delivery, index) => (
        <Fragment key={delivery.deliveryId}>
          {index > 0 && <Divider />}
          <DeliveryItem delivery={delivery} lines={lines} onPrint={onPrint} />
        </Fragment>
      ))}
    </Section>
  )
}

interface ItemProps extends Pick<Props, 'onPrint'> {
  delivery: Delivery
  lines: Map<string, OrderLine>
}

function DeliveryItem({ delivery, lines, onPrint }: ItemProps) {
  const { moment } = useFormats()
  const { deliveryId, trackingNumber, trackingUrl, events, deliveryLines, collectionPoint, deliveryAddress } =
    delivery
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{words.delivery(deliveryId)}</Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.print.printNote(deliveryId)}
          onClick={() => onPrint(deliveryId)}
        >
          {words.print.printNoteShort}
        </Button>
      </Group>
      <Text size="sm">
        {events.delivered
          ? words.deliveredAt(moment(events.delivered))
          : words.shippedAt(moment(events.shipped ?? events.created ?? ''))}
      </Text>
      {trackingNumber && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {words.tracking}
          </Text>
          <Text size="sm" className={classes.serials}>
            {trackingNumber}
          </Text>
          <CopyText text={trackingNumber} what={words.trackingNumber} />
          {trackingUrl && <TrackingLink href={trackingUrl} />}
        </Group>
      )}
      <ul className={classes.units}>
        {deliveryLines.map((line) => (
          <DeliveryLine key={line.lineNumber} line={line} name={lines.get(line.orderLineNumber)?.name} />
        ))}
      </ul>
      {collectionPoint ? (
        <PostalAddress label={words.collectAt} address={collectionPoint} />
      ) : (
        deliveryAddress && <PostalAddress label={words.goesTo} address={deliveryAddress} />
      )}
    </Stack>
  )
}

interface DeliveryLineProps {
  line: Delivery['deliveryLines'][number]
  name: string | undefined
}

function DeliveryLine({ line, name }: DeliveryLineProps) {
  const { figure } = useFormats()
  const { quantity, orderLineNumber, serialNumbers } = line
  return (
    <li>
      {words.units(figure(quantity), name ?? orderLineNumber)}
      {serialNumbers.length > 0 && (
        <details className={classes.fold} open={serialNumbers.length <= 10}>
          <summary>{words.serialNumbers(serialNumbers.length)}</summary>
          <span className={classes.serials}>{serialNumbers.join(', ')}</span>
        </details>
      )}
    </li>
  )
}
