import { Alert, Container, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCan } from '../session/me'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { orderQuery } from './order-queries'
import { OrderView } from './order-view'
import { isUnknownOrder, UnknownOrder } from './unknown-order'

const words = texts.orders

export function OrderPage() {
  const { orderId } = useParams({ from: '/orders/$orderId' })
  useTitle(words.orderTitle(orderId))
  const mayLook = useCan('orders:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <TextLink to="/orders" size="sm" w="fit-content" className="no-print">
          {words.backToOrders}
        </TextLink>
        {mayLook ? (
          <LiveOrder key={orderId} orderId={orderId} />
        ) : (
          <Alert color="blue">{texts.common.notAllowed}</Alert>
        )}
      </Stack>
    </Container>
  )
}

function LiveOrder({ orderId }: { orderId: string }) {
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(orderId))
  if (isPending) return <PageWaiting />
  if (order) return <OrderView order={order} orderId={orderId} isStale={error !== null} />
  return isUnknownOrder(error) ? (
    <UnknownOrder orderId={orderId} />
  ) : (
    <Failure error={error} onRetry={() => refetch()} />
  )
}
