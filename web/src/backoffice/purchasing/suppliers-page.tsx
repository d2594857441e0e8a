import { Button, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TextLink } from '../../shell/text-link'
import { purchasingTexts } from '../../texts/purchasing'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { PurchasingViews } from './purchasing-views'
import { SupplierDialog } from './supplier-form'
import { type Supplier, suppliersQuery } from './supplier-queries'

const words = purchasingTexts.suppliers
const { columns } = words
const route = getRouteApi('/backoffice/suppliers')

export function SuppliersPage() {
  const { search } = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...suppliersQuery(search), placeholderData: keepPreviousData })
  const [edited, setEdited] = useState<null>()
  const suppliers = list.data?.pages.flatMap((page) => page.suppliers) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <ForRight right="change-purchasing">
          <Button onClick={() => setEdited(null)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      <PurchasingViews current="suppliers" />
      <SearchedList
        list={list}
        isEmpty={suppliers.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={search}
        onSearch={(next) => void navigate({ to: '/backoffice/suppliers', search: next, replace: true })}
      >
        <SupplierTable suppliers={suppliers} />
      </SearchedList>
      <SupplierDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        onCreated={({ supplierId }) =>
          navigate({ to: '/backoffice/suppliers/$supplierId', params: { supplierId } })
        }
      />
    </Stack>
  )
}

const SupplierTable = ({ suppliers }: { suppliers: Supplier[] }) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.name },
      { label: columns.contact },
      { label: columns.currency },
      { label: columns.lead, isFigure: true },
      { label: columns.state },
    ]}
  >
    {suppliers.map(({ supplierId, name, contact, email, currency, leadTimeDays, retiredAt }) => (
      <Table.Tr key={supplierId} data-supplier={supplierId}>
        <Cell>
          <div>
            <TextLink to="/backoffice/suppliers/$supplierId" params={{ supplierId }} size="sm" fw={600}>
              {name}
            </TextLink>
            <Text size="xs" c="dimmed">
              {supplierId}
            </Text>
          </div>
        </Cell>
        <Cell label={columns.contact}>
          <div>
            {contact}
            <Text size="sm" c="dimmed">
              {email}
            </Text>
          </div>
        </Cell>
        <Cell label={columns.currency}>{currency}</Cell>
        <Cell label={columns.lead} isFigure>
          {leadTimeDays === null ? '—' : words.days(leadTimeDays)}
        </Cell>
        <Cell label={columns.state} isWhole>
          {retiredAt === null ? words.active : words.retired}
        </Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)
