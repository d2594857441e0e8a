import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../shell/button-link'
import { SearchField } from '../../shell/search-field'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { PagedList } from '../shared/paged-list'
import { type SupplyDialog, SupplyDialogs } from './supply-dialogs'
import { readSupplyFilter, type SupplyFilter } from './supply-filter'
import { supplyQuery, supplySorts } from './supply-queries'
import { SupplyTable } from './supply-table'

const words = backofficeTexts.supply
const route = getRouteApi('/backoffice/expected-goods')

export function SupplyPage() {
  const filter = route.useSearch()
  const { productId } = filter
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...supplyQuery(filter), placeholderData: keepPreviousData })
  const change = (next: SupplyFilter) =>
    navigate({
      to: '/backoffice/expected-goods',
      search: (before) => readSupplyFilter({ ...before, ...next }),
      replace: true,
    })
  const [dialog, setDialog] = useState<SupplyDialog>()
  const orders = list.data?.pages.flatMap(({ purchaseOrders }) => purchaseOrders) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={productId ? words.introOf(productId) : words.intro}>
        <ForRight right="receive-goods">
          {' '}
          <ButtonLink to="/backoffice/receive" variant="default">
            {words.scan}
          </ButtonLink>
          <Button onClick={() => setDialog({ kind: 'create', ...(productId ? { productId } : {}) })}>
            {words.create}
          </Button>
        </ForRight>{' '}
      </PageHead>
      {productId && (
        <TextLink to="/backoffice/expected-goods" search={{}}>
          {words.allProducts}
        </TextLink>
      )}
      <Group align="flex-end" gap="lg">
        <SearchField
          w={{ base: '100%', xs: 320 }}
          label={words.search}
          placeholder={words.searchHint}
          value={filter.search}
          onSearch={(search) => change({ search: search ?? '' })}
        />
        <NativeSelect
          label={words.sort}
          value={filter.sort ?? 'id'}
          data={supplySorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
          onChange={(event) => change({ sort: event.currentTarget.value })}
        />
      </Group>
      <PagedList list={list} isEmpty={orders.length === 0} none={words.none}>
        <SupplyTable orders={orders} onOpen={setDialog} />
      </PagedList>
      <SupplyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Stack>
  )
}
