import { Button, Group, List, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../api/client'
import paper from '../../orders/print-sheet.module.css'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { forEachOrder } from '../orders/bulk'
import type { Order } from '../orders/order-lines'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { PackingSlip } from './packing-slip'
import { idsOf, type PaperKind, paperKinds } from './papers-link'
import { PickList } from './pick-list'

const words = backofficeTexts.papers
const route = getRouteApi('/backoffice/papers')

const papers: Record<PaperKind, (orders: Order[]) => React.ReactNode> = {
  pick: (orders) => <PickList orders={orders} />,
  slips: (orders) => orders.map((order) => <PackingSlip key={order.orderId} order={order} />),
}

/** Prints a pick list or packing slips for the orders in the address. */
export function PapersPage() {
  const link = route.useSearch()
  const ids = idsOf(link)
  const { data, error, refetch } = useQuery({
    queryKey: ['backoffice', 'papers', ids],
    queryFn: () => readOrders(ids),
    staleTime: 0,
  })
  return (
    <>
      {data && papers[link.kind](data)}
      <Stack className={paper.screen ?? ''}>
        <PageHead title={words.titles[link.kind]} intro={words.intro(ids.length)}>
          <Button onClick={() => window.print()} disabled={!data || data.length === 0}>
            {words.print}
          </Button>
        </PageHead>
        <Group gap="xs">
          {paperKinds.map((kind) => (
            <ButtonLink
              key={kind}
              to="/backoffice/papers"
              search={{ ...link, kind }}
              size="compact-sm"
              variant={kind === link.kind ? 'filled' : 'default'}
              activeProps={{ 'aria-current': kind === link.kind ? 'page' : undefined }}
            >
              {words.titles[kind]}
            </ButtonLink>
          ))}
        </Group>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <PageWaiting />}
        {data?.length === 0 && <EmptyList text={words.none} />}
        <List>
          {data?.map(({ orderId }) => (
            <List.Item key={orderId}>
              <TextLink to="/backoffice/orders/$orderId" params={{ orderId: orderId ?? '' }}>
                {orderId}
              </TextLink>
            </List.Item>
          ))}
        </List>
      </Stack>
    </>
  )
}

/** In the order of the address; a few at a time. */
async function readOrders(ids: string[]): Promise<Order[]> {
  const orders = new Map<string, Order>()
  let failure: unknown
  await forEachOrder(
    ids,
    async (orderId) => {
      const { order } = await api.GET('/fulfilment/v1/orders/{orderId}', { params: { path: { orderId } } })
      orders.set(orderId, order)
    },
    ({ error }) => {
      failure ??= error
    },
  )
  if (failure !== undefined) throw failure
  return ids.flatMap((id) => orders.get(id) ?? [])
}
