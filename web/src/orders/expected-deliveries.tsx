import { Stack, Text } from '@mantine/core'
import { type Formats, useFormats } from '../session/format'
import { Section } from '../shell/section'
import { texts } from '../texts'
import { linesByNumber } from './order-lines'
import type { Order } from './order-state'
import { PostalAddress } from './postal-address'
import classes from './units.module.css'

const words = texts.orders

type Expected = Order['expectedDeliveries'][number]

export function ExpectedDeliveries({ order }: { order: Order }) {
  if (order.expectedDeliveries.length === 0) return null
  return (
    <Section title={words.expected}>
      {order.expectedDeliveries.map((expected) => (
        <ExpectedDelivery key={keyOf(expected)} expected={expected} order={order} />
      ))}
    </Section>
  )
}

const keyOf = ({ estimatedDeliveryDate, expectedLines }: Expected) =>
  `${estimatedDeliveryDate} ${expectedLines[0]?.availableAt} ${expectedLines[0]?.orderLineNumber}`

function ExpectedDelivery({ expected, order }: { expected: Expected; order: Order }) {
  const formats = useFormats()
  const lines = linesByNumber(order.orderLines)
  const { estimatedDeliveryDate, expectedLines, collectionPoint, deliveryAddress } = expected
  return (
    <Stack gap={6}>
      <Text fw={600}>
        {estimatedDeliveryDate
          ? words.expectedOn(formats.deliveryDay(estimatedDeliveryDate))
          : words.expectedUnknown}
      </Text>
      <details className={classes.fold}>
        <summary>{words.expectedUnits(expectedLines.length)}</summary>
        <ul className={classes.units}>
          {expectedLines.map((line) => (
            <li key={line.orderLineNumber + line.status}>
              {words.units(
                formats.figure(line.quantity),
                lines.get(line.orderLineNumber)?.name ?? line.orderLineNumber,
              )}
              <Text span size="sm" c="dimmed">
                {' · '}
                {statusInWords(line, formats)}
              </Text>
            </li>
          ))}
        </ul>
      </details>
      {collectionPoint ? (
        <PostalAddress label={words.collectAt} address={collectionPoint} />
      ) : (
        deliveryAddress && <PostalAddress label={words.goesTo} address={deliveryAddress} />
      )}
    </Stack>
  )
}

function statusInWords(
  { status, availableAt }: Expected['expectedLines'][number],
  { deliveryDay }: Formats,
): string {
  if (status !== 'ConfirmedRestock') return words.status[status]
  return availableAt
    ? words.status.ConfirmedRestock(deliveryDay(availableAt))
    : words.status.UnconfirmedRestock
}
