// One month of the journal: its sums, its lines with what they are about, its file, and its close.

import { Badge, Button, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Confirmation } from '../shared/confirmation'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { closeMonth, downloadJournal, type JournalSummary, journalKey, summaryQuery } from './journal-queries'
import { monthOf } from './months'

const words = backofficeTexts.journal
const { sumColumns, lineColumns } = words
const route = getRouteApi('/backoffice/journal/$month')

export function JournalMonthPage() {
  const { month } = route.useParams()
  const { data, error, refetch } = useQuery(summaryQuery(month))
  return (
    <Stack>
      <TextLink to="/backoffice/journal">{words.back}</TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <MonthView summary={data} />}
    </Stack>
  )
}

function MonthView({ summary }: { summary: JournalSummary }) {
  const { month, closed, lines } = summary
  const { day } = useFormats()
  const mayClose = useMay('close-months')
  const [isAsking, setAsking] = useState(false)
  const download = useMutation({ mutationFn: downloadJournal })
  const close = useCommand(closeMonth, async () => {
    showMessage(words.closed(month))
    await queryClient.invalidateQueries({ queryKey: journalKey })
  })
  const isOver = month < monthOf(new Date())
  return (
    <>
      <PageHead
        title={words.of(month)}
        intro={closed ? words.final : isOver ? words.preview : `${words.preview} ${words.notOver}`}
        beside={
          <Badge variant="default" tt="none">
            {closed ? words.closedOn(day(closed.closedAt)) : isOver ? words.open : words.running}
          </Badge>
        }
      >
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate(month)}>
          {words.download}
        </Button>
        {mayClose && !closed && isOver && (
          <Button loading={close.isPending} onClick={() => setAsking(true)}>
            {words.close}
          </Button>
        )}
      </PageHead>
      {download.error && <Refusal error={download.error} />}
      {close.error && <Refusal error={close.error} />}
      {closed && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {words.columns.digest}: {closed.digest}
        </Text>
      )}
      {lines === 0 ? (
        <EmptyList text={words.empty} />
      ) : (
        <>
          <Sums summary={summary} />
          <Lines summary={summary} />
        </>
      )}
      {isAsking && (
        <Confirmation
          title={words.closing(month)}
          hint={words.closingHint(lines)}
          submit={words.close}
          onConfirm={() => close.mutate(month)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const nameOf = ({ account, number }: JournalSummary['sums'][number]) =>
  `${number} ${words.accounts.fields[account]}`

function Sums({ summary: { sums } }: { summary: JournalSummary }) {
  const { money } = useFormats()
  return (
    <Section id="sums" title={words.sums}>
      <RecordTable
        label={words.sums}
        columns={[
          { label: sumColumns.account },
          { label: sumColumns.debit, isFigure: true },
          { label: sumColumns.credit, isFigure: true },
        ]}
      >
        {sums.map((sum) => (
          <Table.Tr key={sum.currency + sum.account}>
            <Cell>{nameOf(sum)}</Cell>
            <Cell label={sumColumns.debit} isFigure>
              {money(sum.debit, sum.currency)}
            </Cell>
            <Cell label={sumColumns.credit} isFigure>
              {money(sum.credit, sum.currency)}
            </Cell>
          </Table.Tr>
        ))}
      </RecordTable>
    </Section>
  )
}

function Lines({ summary: { entries, lines } }: { summary: JournalSummary }) {
  const { money, deliveryDay } = useFormats()
  return (
    <Section id="lines" title={words.lines}>
      {lines > entries.length && (
        <Text size="sm" c="dimmed">
          {words.first(entries.length, lines)}
        </Text>
      )}
      <RecordTable
        label={words.lines}
        columns={[
          { label: lineColumns.day },
          { label: lineColumns.voucher },
          { label: lineColumns.account },
          { label: lineColumns.debit, isFigure: true },
          { label: lineColumns.credit, isFigure: true },
          { label: lineColumns.reference },
        ]}
      >
        {entries.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the past never change
          <Table.Tr key={index}>
            <Cell label={lineColumns.day}>{deliveryDay(line.day)}</Cell>
            <Cell label={lineColumns.voucher}>
              <div>
                <Voucher line={line} />{' '}
                <Text span size="xs" c="dimmed">
                  {words.kinds[line.kind]}
                </Text>
              </div>
            </Cell>
            <Cell label={lineColumns.account}>{nameOf(line)}</Cell>
            <Cell label={lineColumns.debit} isFigure>
              {line.debit === 0 ? backofficeTexts.none : money(line.debit, line.currency)}
            </Cell>
            <Cell label={lineColumns.credit} isFigure>
              {line.credit === 0 ? backofficeTexts.none : money(line.credit, line.currency)}
            </Cell>
            <Cell label={lineColumns.reference}>{line.reference || backofficeTexts.none}</Cell>
          </Table.Tr>
        ))}
      </RecordTable>
    </Section>
  )
}

function Voucher({ line: { kind, voucher } }: { line: JournalSummary['entries'][number] }) {
  const isDocument = kind === 'Invoice' || kind === 'CreditNote'
  return isDocument ? (
    <TextLink to="/backoffice/invoices" search={{ search: voucher }}>
      {voucher}
    </TextLink>
  ) : (
    <TextLink to="/backoffice/payments" search={{ search: voucher }}>
      {voucher}
    </TextLink>
  )
}
