import { Button, Stack, Table } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { RetireButton } from '../shared/retire-button'
import { SearchedList } from '../shared/searched-list'
import { CreatePriceListDialog } from './create-price-list-dialog'
import { retirePriceList } from './price-commands'
import { type PriceList, priceListsKey, priceListsQuery } from './price-queries'

const words = backofficeTexts.prices
const { columns } = words
const route = getRouteApi('/backoffice/price-lists')

export function PriceListsPage() {
  const { search } = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...priceListsQuery(search), placeholderData: keepPreviousData })
  const [isCreating, setCreating] = useState(false)
  const lists = list.data?.pages.flatMap((page) => page.priceLists) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <ForRight right="change-prices">
          <Button onClick={() => setCreating(true)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={lists.length === 0}
        none={words.noLists}
        label={words.search}
        placeholder={words.listHint}
        search={search}
        onSearch={(next) => void navigate({ to: '/backoffice/price-lists', search: next, replace: true })}
      >
        <RecordTable
          label={words.title}
          columns={[
            { label: columns.list },
            { label: columns.currency },
            { label: words.state },
            { label: backofficeTexts.actions, isQuiet: true },
          ]}
        >
          {lists.map((each) => (
            <PriceListRow key={each.priceList} list={each} />
          ))}
        </RecordTable>
      </SearchedList>
      <CreatePriceListDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </Stack>
  )
}

function PriceListRow({ list }: { list: PriceList }) {
  const { priceList, currency, retired } = list
  const save = async (isRetired: boolean, key: string) => {
    await retirePriceList(list, isRetired, key)
    await queryClient.invalidateQueries({ queryKey: priceListsKey })
  }
  return (
    <Table.Tr>
      <Cell>
        <TextLink to="/backoffice/price-lists/$priceList" params={{ priceList }} fw={600} size="sm">
          {priceList}
        </TextLink>
      </Cell>
      <Cell label={columns.currency}>{currency}</Cell>
      <Cell label={words.state} isWhole>
        {retired ? words.outOfUse : words.active}
      </Cell>
      <Cell>
        <RetireButton right="change-prices" name={priceList} retired={retired} said={words} save={save} />
      </Cell>
    </Table.Tr>
  )
}
