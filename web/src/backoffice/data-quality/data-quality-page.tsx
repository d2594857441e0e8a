import type { Schemas } from '@buildorder/client'
import { Alert, Stack, Table, Text, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { api } from '../../api/client'
import { factLabel } from '../../builder/candidates/format-fact'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { SearchField } from '../../shell/search-field'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { RuleLinks } from '../products/rule-links'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'

const words = backofficeTexts.dataQuality
const { columns } = words
const route = getRouteApi('/backoffice/data-quality')

type MissingInGroup = Schemas['FactMissingInGroup']

/** Computed for the catalog as it is now, so it is asked again each time. */
const dataQualityQuery = queryOptions({
  queryKey: ['backoffice', 'data-quality'],
  queryFn: () => api.GET('/admin/v1/data-quality'),
  staleTime: 0,
})

export function DataQualityPage() {
  const { search } = route.useSearch()
  const navigate = useNavigate()
  const { figure } = useFormats()
  const { data, error, refetch } = useQuery(dataQualityQuery)
  const found = data?.facts.filter((row) => isFound(row, search ?? '')) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && data.facts.length === 0 && <EmptyList text={words.none} />}
      {data && data.facts.length > 0 && (
        <>
          <div>
            <Text>{words.undecided(figure(data.undecided))}</Text>
            <Text size="sm" c="dimmed">
              {words.legend}
            </Text>
          </div>
          {!data.complete && <Alert color="yellow">{words.incomplete}</Alert>}
          <SearchField
            w={{ base: '100%', xs: 320 }}
            label={words.search}
            placeholder={words.searchHint}
            value={search}
            onSearch={(next) =>
              void navigate({
                to: '/backoffice/data-quality',
                search: next ? { search: next } : {},
                replace: true,
              })
            }
          />
          {found.length === 0 ? <EmptyList text={words.noMatch} /> : <MissingTable rows={found} />}
        </>
      )}
      {data && data.doubtful.length > 0 && <DoubtfulTable rows={data.doubtful} />}
    </Stack>
  )
}

function DoubtfulTable({ rows }: { rows: Schemas['DoubtfulFact'][] }) {
  const { title, intro, columns: labels } = words.doubtful
  return (
    <>
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed">
        {intro}
      </Text>
      <RecordTable
        label={title}
        columns={[{ label: labels.product }, { label: labels.fact }, { label: labels.why }]}
      >
        {rows.map(({ productId, name, fact, message }) => (
          <Table.Tr key={`${productId} ${fact}`}>
            <Cell label={labels.product}>
              <TextLink to="/backoffice/products/$productId" params={{ productId }} size="sm">
                {name}
              </TextLink>
            </Cell>
            <Cell label={labels.fact}>{fact}</Cell>
            <Cell label={labels.why}>{message}</Cell>
          </Table.Tr>
        ))}
      </RecordTable>
    </>
  )
}

const isFound = ({ fact, kind, group, rules }: MissingInGroup, search: string) =>
  [factLabel(fact, kind), fact, group, ...rules].some((text) =>
    text.toLowerCase().includes(search.toLowerCase()),
  )

function MissingTable({ rows }: { rows: MissingInGroup[] }) {
  const { figure } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.fact },
        { label: columns.group },
        { label: columns.products, isFigure: true },
        { label: columns.settles, isFigure: true },
        { label: columns.undecided, isFigure: true },
        { label: columns.rules },
      ]}
    >
      {rows.map(({ productGroupId, fact, kind, group, products, settles, undecided, rules }) => (
        <Table.Tr key={`${productGroupId} ${fact}`} data-fact={fact}>
          <Cell label={columns.fact}>
            <div>
              <TextLink
                to="/backoffice/products"
                search={{ group: productGroupId, missing: fact, state: 'active' }}
                size="sm"
                fw={500}
                aria-label={words.productsOf(factLabel(fact, kind), figure(products))}
              >
                {factLabel(fact, kind)}
              </TextLink>
            </div>
          </Cell>
          <Cell label={columns.group}>{group}</Cell>
          <Cell label={columns.products} isFigure>
            {figure(products)}
          </Cell>
          <Cell label={columns.settles} isFigure>
            {figure(settles)}
          </Cell>
          <Cell label={columns.undecided} isFigure>
            {figure(undecided)}
          </Cell>
          <Cell label={columns.rules}>
            <RuleLinks names={rules} />
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
