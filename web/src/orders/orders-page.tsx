import { Alert, Button, Container, Group, Stack, Title, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCan } from '../session/me'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { ordersQuery } from './order-queries'
import { OrderRow } from './order-row'
import classes from './orders-page.module.css'

const words = texts.orders

export function OrdersPage() {
  useTitle(words.title)
  const mayLook = useCan('orders:read')
  return (
    <Container size="md" px={0}>
      <Stack>
        <Title order={1}>{words.title}</Title>
        {mayLook ? <Orders /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function Orders() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery)
  if (isPending) return <PageWaiting />
  if (!data) return <Failure error={error} onRetry={() => refetch()} />
  const orders = data.pages.flatMap((page) => page.orders)
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      {error && <Alert color="blue">{words.notRefreshed}</Alert>}
      <VisuallyHidden role="status">{words.shown(orders.length)}</VisuallyHidden>
      <ul className={classes.list}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
    </>
  )
}

const NoOrders = () => <EmptyPage title={words.none} hint={words.noneHint} toBuilder={words.toBuilder} />
