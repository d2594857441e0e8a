import { Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ReturnBadge } from '../../orders/returns/return-badge'
import { ordersOf, type Return, summaryOf } from '../../orders/returns/return-state'
import { useFormats } from '../../session/format'
import { ButtonLink } from '../../shell/button-link'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { FilterChoice } from '../shared/filter-choice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { type ReturnFilter, readReturnFilter, returnFilters } from './return-filter'
import { returnsQuery } from './return-queries'

const words = backofficeTexts.returns
const { columns } = words
const route = getRouteApi('/backoffice/returns')
const labels: Record<string, string> = { ...texts.returns.states, ...words.filter }

export function ReturnsPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...returnsQuery(filter), placeholderData: keepPreviousData })
  const change = (next: Partial<Record<keyof ReturnFilter, string | undefined>>) =>
    void navigate({ to: '/backoffice/returns', search: readReturnFilter({ ...next }), replace: true })
  const returns = list.data?.pages.flatMap((page) => page.returns) ?? []
  return (
    <Stack>
      <PageHead title={texts.returns.title} intro={words.intro}>
        <ForRight right="receive-returns">
          <ButtonLink to="/backoffice/returns/receive">{words.receiveByScanner}</ButtonLink>
        </ForRight>
      </PageHead>
      <FilterChoice
        w={{ base: '100%', xs: 320 }}
        label={columns.state}
        value={filter.state}
        choices={returnFilters.map((state) => ({ value: state, label: labels[state] ?? state }))}
        onChoose={(state) => change({ ...filter, state })}
      />
      <SearchedList
        list={list}
        isEmpty={returns.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={({ search }) => change({ ...filter, search })}
      >
        <ReturnTable returns={returns} />
      </SearchedList>
    </Stack>
  )
}

function ReturnTable({ returns }: { returns: Return[] }) {
  const { moment, figure } = useFormats()
  return (
    <RecordTable label={texts.returns.title} columns={Object.values(columns).map((label) => ({ label }))}>
      {returns.map((each) => {
        const { returnId, customerId, requestedAt, state } = each
        const { quantity, name, more } = summaryOf(each)
        return (
          <Table.Tr key={returnId}>
            <Cell isWhole>
              <TextLink to="/backoffice/returns/$returnId" params={{ returnId }} fw={600}>
                {returnId}
              </TextLink>
            </Cell>
            <Cell label={columns.account}>{customerId}</Cell>
            <Cell label={columns.orders}>
              {ordersOf(each).map((orderId) => (
                <TextLink key={orderId} display="block" to="/backoffice/orders/$orderId" params={{ orderId }}>
                  {orderId}
                </TextLink>
              ))}
            </Cell>
            <Cell label={columns.what}>
              <Text size="sm">
                {texts.returns.units(figure(quantity), name)}
                {more > 0 && ` ${texts.returns.andMore(more)}`}
              </Text>
            </Cell>
            <Cell label={columns.requested}>{moment(requestedAt)}</Cell>
            <Cell label={columns.state}>
              <ReturnBadge state={state} />
            </Cell>
          </Table.Tr>
        )
      })}
    </RecordTable>
  )
}
