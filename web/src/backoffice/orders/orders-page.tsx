import { Button, Center, Stack, Text } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { downloadFile } from '../../api/transfer'
import { type OrderFilter, readOrderFilter } from '../../orders/order-filter'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { saveFile } from '../../shell/save-file'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { ForRight } from '../shared/for-right'
import { LoadMore } from '../shared/load-more'
import { PageHead } from '../shared/page-head'
import { Refusal } from '../shared/refusal'
import { BulkBar } from './bulk-bar'
import { BulkDialog, type BulkRun } from './bulk-dialog'
import { type OrderDialog, OrderDialogs } from './order-dialogs'
import { OrderFilterFields } from './order-filter-fields'
import { orderExportPath, ordersQuery } from './order-queries'
import { OrderTable } from './order-table'
import { StateLinks } from './state-links'
import { useLiveOrders } from './use-live-orders'
import { useRowKeys } from './use-row-keys'

const words = backofficeTexts.orders
const route = getRouteApi('/backoffice/orders')

export function AllOrdersPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery(ordersQuery(filter))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<OrderDialog>()
  const [run, setRun] = useState<BulkRun>()

  const orders = useMemo(() => list.data?.pages.flatMap((page) => page.orders) ?? [], [list.data])
  const carriers = list.data?.pages[0]?.carriers ?? []
  const added = useLiveOrders(filter, orders, list.isSuccess)
  useRowKeys()
  const selected = orders.filter(({ order }) => chosen.has(order.orderId ?? ''))
  return (
    <Stack>
      <OrdersHead filter={filter} />
      <StateLinks filter={filter} />
      <OrderFilterFields filter={filter} carriers={carriers} />
      <BulkBar
        orders={orders}
        selected={selected}
        onChoose={(ids) => setChosen(new Set(ids))}
        onRun={setRun}
      />
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && orders.length === 0 && <EmptyList text={words.none} />}
      {added > 0 && (
        <Center>
          <Button variant="light" onClick={() => list.refetch()}>
            {words.newOrders(added)}
          </Button>
        </Center>
      )}
      {orders.length > 0 && (
        <OrderTable
          isQueue={carriers.length > 0}
          isOldestFirst={filter.sort === 'oldest'}
          onSort={() =>
            navigate({
              to: '/backoffice/orders',
              search: readOrderFilter({ ...filter, sort: filter.sort === 'oldest' ? undefined : 'oldest' }),
              replace: true,
            })
          }
          orders={orders}
          chosen={chosen}
          onChoose={(orderId, isChosen) => setChosen((before) => toggled(before, orderId, isChosen))}
          onOpen={setDialog}
        />
      )}
      <LoadMore pages={list} />
      {orders.length > 0 && (
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {words.keys}
        </Text>
      )}
      <OrderDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
      {run && (
        <BulkDialog
          run={run}
          onClose={() => {
            setRun(undefined)
            setChosen(new Set())
          }}
        />
      )}
    </Stack>
  )
}

function OrdersHead({ filter }: { filter: OrderFilter }) {
  const download = useMutation({
    mutationFn: async () => saveFile('orders.csv', await downloadFile(orderExportPath(filter))),
  })
  return (
    <>
      <PageHead title={words.title} intro={words.intro}>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
        <ForRight right="order-for-customers">
          <ButtonLink to="/backoffice/orders/new">{backofficeTexts.selling.newOrder}</ButtonLink>
        </ForRight>
      </PageHead>
      {download.error && <Refusal error={download.error} />}
    </>
  )
}

function toggled(before: ReadonlySet<string>, orderId: string, isChosen: boolean): ReadonlySet<string> {
  const after = new Set(before)
  if (isChosen) after.add(orderId)
  else after.delete(orderId)
  return after
}
