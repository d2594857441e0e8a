import { Alert, Button, Container, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCan } from '../session/me'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { quotesTexts } from '../texts/quotes'
import { OrderListFields } from './order-list-fields'
import { ordersQuery } from './order-queries'
import { OrderRow } from './order-row'
import classes from './orders-page.module.css'

const words = texts.orders

export function OrdersPage() {
  useTitle(words.title)
  const mayLook = useCan('orders:read')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Title order={1}>{words.title}</Title>
          {mayLook && (
            <Group gap="md">
              <TextLink to="/quotes">{quotesTexts.title}</TextLink>
              <TextLink to="/returns">{texts.returns.title}</TextLink>
              <TextLink to="/invoices">{words.statement.link}</TextLink>
            </Group>
          )}
        </Group>
        {mayLook ? <Orders /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function Orders() {
  const filter = getRouteApi('/orders').useSearch()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery(filter))
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  // A page of a search can be empty before the last one.
  const isSearchingOn = orders.length === 0 && hasNextPage
  useEffect(() => {
    if (isSearchingOn && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isSearchingOn, isFetchingNextPage, error, fetchNextPage])
  if (isPending) return <PageWaiting />
  if (!data) return <Failure error={error} onRetry={() => refetch()} />
  const isFiltered = Object.keys(filter).length > 0
  if (orders.length === 0 && !isFiltered) return <NoOrders />
  return (
    <>
      <OrderListFields filter={filter} />
      {error && <Alert color="blue">{words.notRefreshed}</Alert>}
      <VisuallyHidden role="status">{isSearchingOn ? '' : words.shown(orders.length)}</VisuallyHidden>
      {orders.length === 0 &&
        (isSearchingOn ? (
          <Text c="dimmed">{words.filter.searchingOlder}</Text>
        ) : (
          <Stack gap={4} py="lg">
            <Title order={2} size="h4">
              {words.filter.none}
            </Title>
            <Text c="dimmed">{words.filter.noneHint}</Text>
          </Stack>
        ))}
      {orders.length > 0 && (
        <ul className={classes.list}>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      {orders.length > 0 && hasNextPage && (
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
