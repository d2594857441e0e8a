import { Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { remindersQuery } from './invoice-queries'
import { InvoiceViews } from './invoice-views'

const all = backofficeTexts.invoices
const words = all.reminders
const { columns } = words

/** Who was reminded of what. */
export function Reminders({ search }: { search: string | undefined }) {
  const { moment } = useFormats()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...remindersQuery(search), placeholderData: keepPreviousData })
  const reminders = list.data?.pages.flatMap((page) => page.reminders) ?? []
  return (
    <>
      <PageHead title={all.title} intro={all.intro} />
      <InvoiceViews current="reminders" />
      <SearchedList
        list={list}
        isEmpty={reminders.length === 0}
        none={words.none}
        label={all.search}
        placeholder={words.searchHint}
        search={search}
        onSearch={(next) =>
          void navigate({ to: '/backoffice/invoices', search: { view: 'reminders', ...next }, replace: true })
        }
      >
        <RecordTable
          label={words.title}
          columns={[
            { label: columns.number },
            { label: columns.level, isFigure: true },
            { label: columns.account },
            { label: columns.to },
            { label: columns.at },
            { label: columns.state },
          ]}
        >
          {reminders.map(({ billingId, number, level, customerId, to, at, state, error }) => (
            <Table.Tr key={`${billingId}/${level}`}>
              <Cell isWhole>
                <Text span size="sm" fw={600}>
                  {number}
                </Text>
              </Cell>
              <Cell label={columns.level} isFigure>
                {level}
              </Cell>
              <Cell label={columns.account}>
                <TextLink to="/backoffice/statements/$customerId" params={{ customerId }}>
                  {customerId}
                </TextLink>
              </Cell>
              <Cell label={columns.to}>{to ?? backofficeTexts.none}</Cell>
              <Cell label={columns.at}>{moment(at)}</Cell>
              <Cell label={columns.state}>
                {words.states[state]}
                {error && (
                  <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
                    {error}
                  </Text>
                )}
              </Cell>
            </Table.Tr>
          ))}
        </RecordTable>
      </SearchedList>
    </>
  )
}
