import { Container, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { expectedArrivals, promiseInWords } from '../../../src/orders/arrivals.ts'
import { config } from '../config'
import { orderQuery } from '../orders/order-queries'
import { type Order, type Step, stepOf } from '../orders/order-state'
import { isUnknownOrder, UnknownOrder } from '../orders/unknown-order'
import { type Formats, useFormats } from '../session/format'
import { ButtonLink } from '../shell/button-link'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { Section } from '../shell/section'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'

const words = texts.checkout.placed

/** Whether a page about what happens next would be wrong. */
const isSettled = (step: Step): step is keyof typeof words.since => step in words.since

/** After an order: its number, and what happens next. */
export function PlacedPage() {
  const { orderId } = useParams({ from: '/orders/$orderId/placed' })
  const { data: order, error, refetch } = useQuery(orderQuery(orderId))
  const isUnknown = isUnknownOrder(error)
  useTitle(isUnknown ? texts.orders.unknown(orderId) : words.title)
  // Thanks are shown only once the order is known to exist; a failed connection says nothing about that.
  if (!order && !error) return <PageWaiting />
  if (isUnknown) return <UnknownOrder orderId={orderId} />
  return (
    <Container size="sm" px={0}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{words.title}</Title>
          <Text size="lg">{words.number(orderId)}</Text>
        </div>
        {order ? <WhatNow order={order} /> : <Failure error={error} onRetry={() => refetch()} />}
        <Group>
          <ButtonLink to="/orders/$orderId" params={{ orderId }}>
            {words.toOrder}
          </ButtonLink>
          <ButtonLink to="/" variant="default">
            {words.toShop}
          </ButtonLink>
        </Group>
      </Stack>
    </Container>
  )
}

/** The page may be opened again later, from the history or a bookmark. */
const WhatNow = ({ order }: { order: Order }) => {
  const step = stepOf(order.events)
  return isSettled(step) ? <Text>{words.since[step]}</Text> : <Next order={order} />
}

function Next({ order }: { order: Order }) {
  const formats = useFormats()
  const arrivals = arrivalsInWords(order, formats)
  const email = order.expectedDeliveries[0]?.deliveryAddress?.email
  return (
    <Section title={words.next}>
      <List type="ordered" spacing="xs">
        <List.Item>{words.confirm}</List.Item>
        {arrivals.length === 0 && <List.Item>{words.electronic}</List.Item>}
        {arrivals.map((arrival) => (
          <List.Item key={arrival}>{arrival}</List.Item>
        ))}
        <List.Item>{words.invoice}</List.Item>
      </List>
      {config.sendsMail && email && <Text size="sm">{words.email(email)}</Text>}
      <Text size="sm" c="dimmed">
        {words.cancel}
      </Text>
    </Section>
  )
}

/** Empty if nothing has to be shipped. All deliveries of an order go to the same place. */
function arrivalsInWords(order: Order, { deliveryDay }: Formats): string[] {
  const [delivery] = order.expectedDeliveries
  if (!delivery) return []
  const arrivals = expectedArrivals(order)
  if (arrivals.every(({ date }) => date === null)) return [words.arrivalUnknown]
  const { collectionPoint: point, deliveryAddress: address } = delivery
  const place = (
    point ? [point.name, point.addressLine1, point.city] : [address?.addressLine1, address?.city]
  )
    .filter(Boolean)
    .join(', ')
  const promise = promiseInWords(arrivals, deliveryDay)
  if (arrivals.length > 1) return [words.arrivesInParts(promise, place)]
  return [point ? words.collectAt(promise, place) : words.arrivesAt(promise, place)]
}
