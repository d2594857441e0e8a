import { Stack, Table } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { QuoteBadge } from '../../checkout/quotes/quote-badge'
import { validityOf } from '../../checkout/quotes/validity'
import { useFormats } from '../../session/format'
import { ButtonLink } from '../../shell/button-link'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { quotesTexts } from '../../texts/quotes'
import { FilterChoice } from '../shared/filter-choice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { type QuoteSummary, quotesQuery } from './quote-queries'
import { readSellingLink, type SellingLink } from './selling-link'

const words = backofficeTexts.selling.quotes
const { columns } = words
const route = getRouteApi('/backoffice/quotes')

export function QuotesPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...quotesQuery(filter), placeholderData: keepPreviousData })
  const change = (next: Partial<Record<keyof SellingLink, string | undefined>>) =>
    void navigate({ to: '/backoffice/quotes', search: readSellingLink({ ...next }), replace: true })
  const quotes = list.data?.pages.flatMap((page) => page.quotes) ?? []
  return (
    <Stack>
      <PageHead title={quotesTexts.title} intro={words.intro}>
        <ForRight right="order-for-customers">
          <ButtonLink to="/backoffice/quotes/new">{words.create}</ButtonLink>
        </ForRight>
      </PageHead>
      <FilterChoice
        w={{ base: '100%', xs: 320 }}
        label={columns.state}
        value={filter.state}
        choices={Object.entries(quotesTexts.states).map(([value, label]) => ({ value, label }))}
        onChoose={(state) => change({ ...filter, state })}
      />
      <SearchedList
        list={list}
        isEmpty={quotes.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={({ search }) => change({ ...filter, search })}
      >
        <QuoteTable quotes={quotes} />
      </SearchedList>
    </Stack>
  )
}

function QuoteTable({ quotes }: { quotes: QuoteSummary[] }) {
  const format = useFormats()
  const { money } = format
  return (
    <RecordTable label={quotesTexts.title} columns={Object.values(columns).map((label) => ({ label }))}>
      {quotes.map(({ quoteId, customerId, company, gross, currency, validUntil, state, orderId }) => (
        <Table.Tr key={quoteId}>
          <Cell isWhole>
            <TextLink to="/backoffice/quotes/$quoteId" params={{ quoteId }} fw={600}>
              {quoteId}
            </TextLink>
          </Cell>
          <Cell label={columns.customer}>
            {company} {customerId}
          </Cell>
          <Cell label={columns.total}>{gross !== null && money(gross, currency)}</Cell>
          <Cell label={columns.validUntil}>{validityOf(validUntil, format)}</Cell>
          <Cell label={columns.state}>
            <QuoteBadge state={state} />
          </Cell>
          <Cell label={columns.order}>
            {orderId && (
              <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
                {orderId}
              </TextLink>
            )}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
