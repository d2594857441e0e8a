import { Group, Stack, Switch } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { SearchField } from '../../shell/search-field'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { PagedList } from '../shared/paged-list'
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
      <PagedList list={list} isEmpty={products.length === 0} none={words.none}>
        <Settled isOutdated={list.isPlaceholderData}>
          <StockTable products={products} />
        </Settled>
      </PagedList>
    </Stack>
  )
}
