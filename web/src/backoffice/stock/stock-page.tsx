import { Group, Stack, Switch } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { SearchField } from '../../shell/search-field'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { LoadMore } from '../shared/load-more'
import { PageHead } from '../shared/page-head'
import { Settled } from '../shared/settled'
import { readStockFilter } from './stock-filter'
import { type StockFilter, stockQuery } from './stock-queries'
import { StockTable } from './stock-table'

const words = backofficeTexts.stock
const route = getRouteApi('/backoffice/stock')

export function StockPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...stockQuery(filter), placeholderData: keepPreviousData })
  const change = (next: StockFilter) =>
    navigate({
      to: '/backoffice/stock',
      search: (before) => readStockFilter({ ...before, ...next }),
      replace: true,
    })
  const products = list.data?.pages.flatMap((page) => page.products) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro} />
      <Group align="flex-end" gap="lg">
        <SearchField
          w={{ base: '100%', xs: 320 }}
          label={words.search}
          placeholder={words.searchHint}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
        <Switch
          label={words.onlyShort}
          mb={8}
          checked={filter.only === 'short'}
          onChange={(event) => change({ only: event.currentTarget.checked ? 'short' : undefined })}
        />
      </Group>
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && products.length === 0 && <EmptyList text={words.none} />}
      {products.length > 0 && (
        <Settled isOutdated={list.isPlaceholderData}>
          <StockTable products={products} />
        </Settled>
      )}
      <LoadMore pages={list} />
    </Stack>
  )
}
