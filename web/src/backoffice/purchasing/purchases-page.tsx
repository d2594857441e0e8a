import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { purchasingTexts } from '../../texts/purchasing'
import { FilterChoice } from '../shared/filter-choice'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, type ColumnSort, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { Due } from '../supply/due-cell'
import { NewPurchaseDialog } from './draft-dialog'
import { PurchaseBadge } from './purchase-badge'
import { type PurchaseFilter, readPurchaseFilter } from './purchase-filter'
import { type Purchase, purchasesQuery, sortOf } from './purchase-queries'
import { PurchasingViews } from './purchasing-views'

const words = purchasingTexts.orders
const { columns } = words
const route = getRouteApi('/backoffice/purchase-orders')

const states = ['open', 'late', 'Draft', 'Sent', 'Confirmed', 'PartlyReceived', 'Received', 'Cancelled']

export function PurchasesPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...purchasesQuery(filter), placeholderData: keepPreviousData })
  const [isCreating, setCreating] = useState(false)
  const change = (next: Record<string, unknown>) =>
    void navigate({
      to: '/backoffice/purchase-orders',
      search: readPurchaseFilter({ ...filter, ...next }),
      replace: true,
    })
  const purchases = list.data?.pages.flatMap((page) => page.purchaseOrders) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <ForRight right="change-purchasing">
          <Button onClick={() => setCreating(true)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      <PurchasingViews current="orders" />
      {filter.supplierId && (
        <Group gap="xs">
          <Text size="sm">{words.ofSupplier(purchases[0]?.supplierName ?? filter.supplierId)}</Text>
          <TextLink size="sm" to="/backoffice/purchase-orders" search={{}}>
            {words.allSuppliers}
          </TextLink>
        </Group>
      )}
      <FilterChoice
        w={{ base: '100%', xs: 200 }}
        label={columns.state}
        value={filter.state}
        choices={states.map((state) => ({ value: state, label: words.states[state] ?? state }))}
        onChoose={(state) => change({ state })}
      />
      <SearchedList
        list={list}
        isEmpty={purchases.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={({ search }) => change({ search })}
      >
        <PurchaseTable purchases={purchases} filter={filter} onSort={(sort) => change({ sort })} />
      </SearchedList>
      {isCreating && <NewPurchaseDialog onClose={() => setCreating(false)} />}
    </Stack>
  )
}

interface TableProps {
  purchases: Purchase[]
  filter: PurchaseFilter
  onSort: (sort: string | undefined) => void
}

function PurchaseTable({ purchases, filter, onSort }: TableProps) {
  const sort = sortOf(filter)
  const byTime: ColumnSort = {
    direction: sort === 'due' ? undefined : sort === 'oldest' ? 'ascending' : 'descending',
    onSort: () => onSort(sort === undefined ? 'oldest' : undefined),
  }
  const byDue: ColumnSort = {
    direction: sort === 'due' ? 'ascending' : undefined,
    onSort: () => onSort(sort === 'due' ? undefined : 'due'),
  }
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.id, sort: byTime },
        { label: columns.supplier },
        { label: columns.what },
        { label: columns.total, isFigure: true },
        { label: columns.due, sort: byDue },
        { label: columns.state },
      ]}
    >
      {purchases.map((purchase) => (
        <PurchaseRow key={purchase.purchaseOrderId} purchase={purchase} />
      ))}
    </RecordTable>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { day, money } = useFormats()
  const { purchaseOrderId, supplierName, supplierId, createdAt, lines, total, currency, dueAt, state } =
    purchase
  const [first] = lines
  const isComing = lines.some(({ outstanding }) => outstanding > 0)
  return (
    <Table.Tr data-purchase={purchaseOrderId}>
      <Cell isWhole>
        <div>
          <TextLink to="/backoffice/purchase-orders/$purchaseOrderId" params={{ purchaseOrderId }}>
            <Text span fw={600} size="sm">
              {purchaseOrderId}
            </Text>
          </TextLink>
          <Text size="xs" c="dimmed">
            {day(createdAt)}
          </Text>
        </div>
      </Cell>
      <Cell label={columns.supplier}>
        <TextLink to="/backoffice/suppliers/$supplierId" params={{ supplierId }} size="sm">
          {supplierName}
        </TextLink>
      </Cell>
      <Cell label={columns.what}>
        <Text size="sm" component="span">
          {first && `${first.quantity} × ${first.productName}`}{' '}
          {lines.length > 1 && (
            <Text span c="dimmed" size="sm">
              {words.andMore(lines.length - 1)}
            </Text>
          )}
        </Text>
      </Cell>
      <Cell label={columns.total} isFigure>
        {money(total, currency)}
      </Cell>
      <Cell label={columns.due} isWhole>
        {isComing && <Due expectedAt={dueAt} />}
      </Cell>
      <Cell label={columns.state} isWhole>
        <PurchaseBadge state={state} />
      </Cell>
    </Table.Tr>
  )
}
