import { Button, CloseButton, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { factLabel } from '../../builder/candidates/format-fact'
import { ButtonLink } from '../../shell/button-link'
import { SearchField } from '../../shell/search-field'
import { backofficeTexts } from '../../texts/backoffice'
import { FilterChoice } from '../shared/filter-choice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { PagedList } from '../shared/paged-list'
import { Settled } from '../shared/settled'
import { CreateProductDialog } from './create-product-dialog'
import { type ProductFilter, readProductFilter } from './product-filter'
import { groupsQuery, priceListsQuery, productsQuery } from './product-queries'
import { ProductTable } from './product-table'

const words = backofficeTexts.products
const route = getRouteApi('/backoffice/products')

export function ProductsPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const { data: groupList } = useQuery(groupsQuery)
  const { data: lists } = useQuery(priceListsQuery)
  const groups = groupList?.groups ?? []
  const priceLists = lists?.priceLists ?? []
  const priceList = priceLists.find(({ priceList: id }) => id === filter.priceList) ?? priceLists[0]
  const list = useInfiniteQuery({
    ...productsQuery({ ...filter, priceList: priceList?.priceList }),
    enabled: lists !== undefined,
    // Prices of another list would be shown in the currency of this one.
    placeholderData: (rows, before) =>
      before?.queryKey.at(-1) === (priceList?.priceList ?? '') ? rows : undefined,
  })
  const [isCreating, setCreating] = useState(false)
  const change = (next: ProductFilter) =>
    void navigate({
      to: '/backoffice/products',
      search: (before) => readProductFilter({ ...before, ...next }),
      replace: true,
    })
  const products = list.data?.pages.flatMap((page) => page.products) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <ButtonLink to="/backoffice/product-groups" variant="default">
          {words.groups.link}
        </ButtonLink>
        <ForRight right="change-products">
          <Button onClick={() => setCreating(true)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      <Group align="flex-end" gap="md">
        <SearchField
          w={{ base: '100%', xs: 280 }}
          label={words.search}
          placeholder={words.searchHint}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
        <FilterChoice
          label={words.columns.group}
          value={filter.group}
          choices={groups.map(({ productGroupId, name }) => ({ value: productGroupId, label: name }))}
          onChoose={(group) => change({ group, missing: undefined })}
        />
        <FilterChoice
          label={words.columns.state}
          value={filter.state}
          choices={[
            { value: 'active', label: words.inUse },
            { value: 'retired', label: words.states.retired },
          ]}
          onChoose={(state) => change({ state: state as ProductFilter['state'] })}
        />
        {priceLists.length > 1 && (
          <NativeSelect
            label={words.priceList}
            value={priceList?.priceList ?? ''}
            data={priceLists.map(({ priceList: id }) => id)}
            onChange={(event) => change({ priceList: event.currentTarget.value })}
          />
        )}
      </Group>
      {filter.missing && <MissingFilter filter={filter} onClear={() => change({ missing: undefined })} />}
      <PagedList list={list} isEmpty={products.length === 0} none={words.none}>
        <Settled isOutdated={list.isPlaceholderData}>
          <ProductTable products={products} groups={groups} priceList={priceList} missing={filter.missing} />
        </Settled>
      </PagedList>
      <CreateProductDialog groups={groups} isOpen={isCreating} onClose={() => setCreating(false)} />
    </Stack>
  )
}

/** Says which fact the listed products lack. */
function MissingFilter({ filter, onClear }: { filter: ProductFilter; onClear: () => void }) {
  const { data: groupList } = useQuery(groupsQuery)
  const kind = groupList?.groups.find(({ productGroupId }) => productGroupId === filter.group)?.kind
  return (
    <Group gap="xs">
      <Text size="sm">{words.onlyMissing(factLabel(filter.missing ?? '', kind))}</Text>
      <CloseButton size="sm" aria-label={words.clearMissing} onClick={onClear} />
    </Group>
  )
}
