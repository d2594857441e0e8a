import { Button, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { ImportDialog } from '../imports/import-dialog'
import { FilterChoice } from '../shared/filter-choice'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { PaymentDialog } from './payment-dialog'
import { type PaymentFilter, paymentStates, readPaymentFilter } from './payment-filter'
import { type PaymentSummary, paymentsQuery } from './payment-queries'

const words = backofficeTexts.payments
const { columns } = words
const route = getRouteApi('/backoffice/payments')
const everything = { queryKey: ['backoffice'] }

export function PaymentsPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...paymentsQuery(filter), placeholderData: keepPreviousData })
  const mayImport = [useMay('book-payments'), useMay('import-files')].every(Boolean)
  const [isImporting, setImporting] = useState(false)
  const [shown, setShown] = useState<PaymentSummary>()
  const change = (next: Partial<Record<keyof PaymentFilter, string | undefined>>) =>
    void navigate({ to: '/backoffice/payments', search: readPaymentFilter({ ...next }), replace: true })
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        {mayImport && <Button onClick={() => setImporting(true)}>{words.importFile}</Button>}
      </PageHead>
      <FilterChoice
        w={{ base: '100%', xs: 320 }}
        label={words.state}
        value={filter.state}
        choices={paymentStates.map((state) => ({ value: state, label: words.states[state] }))}
        onChoose={(state) => change({ ...filter, state })}
      />
      <SearchedList
        list={list}
        isEmpty={payments.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={({ search }) => change({ ...filter, search })}
      >
        <PaymentTable payments={payments} onShow={setShown} />
      </SearchedList>
      <ImportDialog
        isOpen={isImporting}
        title={words.importFile}
        kind="payments"
        changes={everything}
        onClose={() => setImporting(false)}
      />
      {shown && <PaymentDialog paymentId={shown.paymentId} onClose={() => setShown(undefined)} />}
    </Stack>
  )
}

interface TableProps {
  payments: PaymentSummary[]
  onShow: (payment: PaymentSummary) => void
}

function PaymentTable({ payments, onShow }: TableProps) {
  const mayBook = useMay('book-payments')
  const { money, deliveryDay } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.received },
        { label: columns.payer },
        { label: columns.text },
        { label: columns.amount, isFigure: true },
        { label: columns.left, isFigure: true },
        { label: columns.state },
        { label: backofficeTexts.actions, isQuiet: true },
      ]}
    >
      {payments.map((payment) => {
        const { paymentId, receivedOn, payer, reference, message, amount, left, currency, state } = payment
        const name = payer ?? words.unknownPayer
        const isOpen = state === 'open'
        const isDecided = !mayBook || !isOpen
        return (
          <Table.Tr key={paymentId}>
            <Cell label={columns.received}>{deliveryDay(receivedOn)}</Cell>
            <Cell label={columns.payer}>{payer ?? backofficeTexts.none}</Cell>
            <Cell label={columns.text}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {[reference, message].filter(Boolean).join(' · ') || backofficeTexts.none}
              </Text>
            </Cell>
            <Cell label={columns.amount} isFigure>
              {money(payment.kind === 'Repaid' ? -amount : amount, currency)}
            </Cell>
            <Cell label={columns.left} isFigure>
              {isOpen ? money(left, currency) : backofficeTexts.none}
            </Cell>
            <Cell label={columns.state}>{words.states[state]}</Cell>
            <Cell isWhole>
              <Button
                size="compact-sm"
                variant={isDecided ? 'default' : 'filled'}
                aria-label={(isDecided ? words.showOf : words.decideOf)(name, money(amount, currency))}
                onClick={() => onShow(payment)}
              >
                {isDecided ? words.show : words.decide}
              </Button>
            </Cell>
          </Table.Tr>
        )
      })}
    </RecordTable>
  )
}
