// The journal: its months, and the accounts of the ledger that it books on.

import { Button, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { Facts } from '../shared/facts'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { accountNames, JournalAccountsDialog } from './journal-accounts-dialog'
import { accountsQuery, downloadJournal, type JournalPeriods, periodsQuery } from './journal-queries'
import { monthOf, monthsSince } from './months'

const words = backofficeTexts.journal
const { columns } = words

export function JournalPage() {
  const { data, error, refetch } = useQuery(periodsQuery)
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data &&
        (data.firstMonth === null ? (
          <EmptyList text={words.none} />
        ) : (
          <MonthTable periods={data.periods} firstMonth={data.firstMonth} />
        ))}
      <Accounts />
    </Stack>
  )
}

function MonthTable({ periods, firstMonth }: { periods: JournalPeriods['periods']; firstMonth: string }) {
  const { day } = useFormats()
  const download = useMutation({ mutationFn: downloadJournal })
  const now = new Date()
  const current = monthOf(now)
  return (
    <>
      {download.error && <Refusal error={download.error} />}
      <RecordTable
        label={words.title}
        columns={[
          { label: columns.month },
          { label: columns.state },
          { label: columns.lines, isFigure: true },
          { label: columns.digest },
          { label: backofficeTexts.actions, isQuiet: true },
        ]}
      >
        {monthsSince(firstMonth, now).map((month) => {
          const closed = periods.find((period) => period.month === month)
          const state = closed
            ? words.closedOn(day(closed.closedAt))
            : month === current
              ? words.running
              : words.open
          return (
            <Table.Tr key={month}>
              <Cell isWhole>
                <TextLink to="/backoffice/journal/$month" params={{ month }}>
                  {month}
                </TextLink>
              </Cell>
              <Cell label={columns.state}>{state}</Cell>
              <Cell label={columns.lines} isFigure>
                {closed?.lines ?? backofficeTexts.none}
              </Cell>
              <Cell label={columns.digest}>
                <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                  {closed?.digest ?? backofficeTexts.none}
                </Text>
              </Cell>
              <Cell isWhole>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={words.downloadOf(month)}
                  loading={download.isPending && download.variables === month}
                  onClick={() => download.mutate(month)}
                >
                  {words.download}
                </Button>
              </Cell>
            </Table.Tr>
          )
        })}
      </RecordTable>
    </>
  )
}

function Accounts() {
  const { data, error, refetch } = useQuery(accountsQuery)
  const [isEdited, setEdited] = useState(false)
  return (
    <Section
      id="accounts"
      title={words.accounts.title}
      beside={
        data && (
          <ForRight right="close-months">
            <Button variant="default" size="xs" onClick={() => setEdited(true)}>
              {words.accounts.change}
            </Button>
          </ForRight>
        )
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {data && (
        <>
          <Facts isWide facts={accountNames.map((name) => [words.accounts.fields[name], data[name]])} />
          <JournalAccountsDialog edited={isEdited ? data : undefined} onClose={() => setEdited(false)} />
        </>
      )}
    </Section>
  )
}
