import { Button, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { EmptyList } from '../shared/empty-list'
import { LoadMore } from '../shared/load-more'
import { PageHead } from '../shared/page-head'
import { type SupplyDialog, SupplyDialogs } from './supply-dialogs'
import { supplyQuery } from './supply-queries'
import { SupplyTable } from './supply-table'

const words = texts.backoffice.supply
const route = getRouteApi('/backoffice/purchase-orders')

export function SupplyPage() {
  const { productId } = route.useSearch()
  const list = useInfiniteQuery(supplyQuery(productId))
  const [dialog, setDialog] = useState<SupplyDialog>()
  const orders = list.data?.pages.flatMap(({ purchaseOrders }) => purchaseOrders) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={productId ? words.introOf(productId) : words.intro}>
        <Button onClick={() => setDialog({ kind: 'create', ...(productId ? { productId } : {}) })}>
          {words.create}
        </Button>
      </PageHead>
      {productId && (
        <TextLink to="/backoffice/purchase-orders" search={{}}>
          {words.allProducts}
        </TextLink>
      )}
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && orders.length === 0 && <EmptyList text={words.none} />}
      {orders.length > 0 && <SupplyTable orders={orders} onOpen={setDialog} />}
      <LoadMore pages={list} />
      <SupplyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Stack>
  )
}
