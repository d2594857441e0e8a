import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { downloadFile } from '../../api/transfer'
import { InvoiceDownloads } from '../../orders/invoice-downloads'
import { useFormats } from '../../session/format'
import { saveFile } from '../../shell/save-file'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { FilterChoice } from '../shared/filter-choice'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { SearchedList } from '../shared/searched-list'
import {
  documentStates,
  type InvoiceFilter,
  invoiceTypes,
  readInvoiceFilter,
  sendingFilters,
} from './invoice-filter'
import { documentPath, exportPath, invoicesQuery, type StaffInvoice } from './invoice-queries'
import { InvoiceViews } from './invoice-views'
import { ReadyBillings } from './ready-billings'
import { Reminders } from './reminders'
import { SendingCell } from './sending-cell'

const words = backofficeTexts.invoices
const { columns } = words
const route = getRouteApi('/backoffice/invoices')

export function InvoicesPage() {
  const filter = route.useSearch()
  return (
    <Stack>
      {filter.view === 'ready' && <ReadyBillings search={filter.search} />}
      {filter.view === 'reminders' && <Reminders search={filter.search} />}
      {filter.view === undefined && <Documents filter={filter} />}
    </Stack>
  )
}

function Documents({ filter }: { filter: InvoiceFilter }) {
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...invoicesQuery(filter), placeholderData: keepPreviousData })
  const download = useMutation({
    mutationFn: async () => saveFile('invoices.csv', await downloadFile(exportPath(filter))),
  })
  const change = (next: Partial<Record<keyof InvoiceFilter, string | undefined>>) =>
    void navigate({ to: '/backoffice/invoices', search: readInvoiceFilter({ ...next }), replace: true })
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <>
      <PageHead title={words.title} intro={words.intro}>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
      </PageHead>
      {download.error && <Refusal error={download.error} />}
      <InvoiceViews current="documents" />
      <Group align="flex-end">
        <FilterChoice
          w={{ base: '100%', xs: 200 }}
          label={columns.type}
          value={filter.type}
          choices={invoiceTypes.map((type) => ({ value: type, label: words.many[type] }))}
          onChoose={(type) => change({ ...filter, type })}
        />
        <FilterChoice
          w={{ base: '100%', xs: 200 }}
          label={columns.state}
          value={filter.state}
          choices={documentStates.map((state) => ({ value: state, label: words.states[state] }))}
          onChoose={(state) => change({ ...filter, state })}
        />
        <FilterChoice
          w={{ base: '100%', xs: 200 }}
          label={columns.sending}
          value={filter.sending}
          choices={sendingFilters.map((state) => ({ value: state, label: words.sending.states[state] }))}
          onChoose={(sending) => change({ ...filter, sending })}
        />
      </Group>
      <SearchedList
        list={list}
        isEmpty={invoices.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={({ search }) => change({ ...filter, search })}
      >
        <InvoiceTable invoices={invoices} />
      </SearchedList>
    </>
  )
}

function InvoiceTable({ invoices }: { invoices: StaffInvoice[] }) {
  const { money, deliveryDay } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.number },
        { label: columns.buyerAndOrder },
        { label: columns.issuedAndDue },
        { label: columns.amountAndOpen, isFigure: true },
        { label: columns.state },
        { label: columns.sending },
        { label: columns.files },
      ]}
    >
      {invoices.map((invoice) => {
        const { billingId, number, type, buyer, billTo, orderId, issueDate, dueDate, currency } = invoice
        const signed = (amount: number) => money(type === 'CreditNote' ? -amount : amount, currency)
        return (
          <Table.Tr key={billingId}>
            <Cell isWhole>
              <TwoLines
                first={
                  <Text span size="sm" fw={600}>
                    {number}
                  </Text>
                }
                second={type === 'CreditNote' && words.types[type]}
              />
            </Cell>
            <Cell label={columns.buyerAndOrder}>
              <TwoLines
                first={
                  <TextLink to="/backoffice/statements/$customerId" params={{ customerId: billTo }} size="sm">
                    {buyer}
                  </TextLink>
                }
                second={
                  <TextLink to="/backoffice/orders/$orderId" params={{ orderId }} size="sm" inline>
                    <span style={{ whiteSpace: 'nowrap' }}>{orderId}</span>
                  </TextLink>
                }
              />
            </Cell>
            <Cell label={columns.issuedAndDue} isWhole>
              <TwoLines
                first={deliveryDay(issueDate)}
                second={dueDate !== null && words.dueOn(deliveryDay(dueDate))}
              />
            </Cell>
            <Cell label={columns.amountAndOpen} isFigure>
              <TwoLines
                first={signed(invoice.payable)}
                second={invoice.open !== 0 && words.openOf(signed(invoice.open))}
              />
            </Cell>
            <Cell label={columns.state}>{words.states[invoice.state]}</Cell>
            <Cell label={columns.sending}>
              {invoice.issuedBy === 'Service' && <SendingCell invoice={invoice} />}
            </Cell>
            <Cell>
              <InvoiceDownloads of={invoice} path={documentPath(billingId)} />
            </Cell>
          </Table.Tr>
        )
      })}
    </RecordTable>
  )
}

interface TwoLinesProps {
  first: ReactNode
  /** False: there is no second line. */
  second: ReactNode
}

/** Two facts that belong together, one below the other, so that the row fits a screen of 1,024 pixels. */
const TwoLines = ({ first, second }: TwoLinesProps) => (
  <div>
    <div>{first}</div>
    {second && (
      <Text component="div" size="sm" c="dimmed">
        {second}
      </Text>
    )}
  </div>
)
