// Billings without a number: chosen, and issued together.

import { Button, Checkbox, Group, Progress, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { SearchedList } from '../shared/searched-list'
import { showMessage } from '../shared/show-message'
import { issueBillings, type ReadyBilling, readyQuery } from './invoice-queries'
import { InvoiceViews } from './invoice-views'

const all = backofficeTexts.invoices
const words = all.ready
const { columns } = all

export function ReadyBillings({ search }: { search: string | undefined }) {
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...readyQuery(search), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState(0)
  const mayIssue = useMay('issue-invoices')
  const billings = list.data?.pages.flatMap((page) => page.billings) ?? []
  const ready = billings.filter(({ refusal }) => refusal === null)
  const selected = ready.filter(({ billingId }) => chosen.has(billingId))
  const issue = useMutation({
    mutationFn: (wanted: ReadyBilling[]) => {
      setDone(0)
      return issueBillings(wanted, setDone)
    },
    onSuccess: ({ issued, refused }) => {
      setChosen(new Set())
      showMessage(words.summary(issued, refused.size))
    },
  })
  return (
    <>
      <PageHead title={all.title} intro={all.intro}>
        {mayIssue && selected.length > 0 && (
          <Button loading={issue.isPending} onClick={() => issue.mutate(selected)}>
            {words.issue(selected.length)}
          </Button>
        )}
      </PageHead>
      <InvoiceViews current="ready" />
      {issue.isPending && (
        <>
          <Progress
            value={(done / issue.variables.length) * 100}
            aria-label={words.progress(done, issue.variables.length)}
          />
          <Text role="status" size="sm">
            {words.progress(done, issue.variables.length)}
          </Text>
        </>
      )}
      {issue.error && <Refusal error={issue.error} />}
      <SearchedList
        list={list}
        isEmpty={billings.length === 0}
        none={words.none}
        label={all.search}
        placeholder={words.searchHint}
        search={search}
        onSearch={(next) =>
          void navigate({ to: '/backoffice/invoices', search: { view: 'ready', ...next }, replace: true })
        }
      >
        {mayIssue && (
          <Checkbox
            mb="xs"
            label={words.selectAll(ready.length)}
            checked={ready.length > 0 && selected.length === ready.length}
            indeterminate={selected.length > 0 && selected.length < ready.length}
            disabled={issue.isPending}
            onChange={(event) =>
              setChosen(new Set(event.currentTarget.checked ? ready.map(({ billingId }) => billingId) : []))
            }
          />
        )}
        <ReadyTable
          billings={billings}
          refused={issue.data?.refused}
          chosen={chosen}
          onChoose={(billingId, isChosen) =>
            setChosen(
              (before) => new Set([...before, billingId].filter((id) => isChosen || id !== billingId)),
            )
          }
        />
      </SearchedList>
    </>
  )
}

interface TableProps {
  billings: ReadyBilling[]
  /** Why the last run refused some: what they need may have been left out of it. */
  refused: ReadonlyMap<string, string> | undefined
  chosen: ReadonlySet<string>
  onChoose: (billingId: string, isChosen: boolean) => void
}

function ReadyTable({ billings, refused, chosen, onChoose }: TableProps) {
  const { money, day } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.type },
        { label: columns.buyer },
        { label: columns.order },
        { label: words.made },
        { label: columns.amount, isFigure: true },
        { label: columns.state },
      ]}
    >
      {billings.map(({ billingId, orderId, type, buyer, billTo, createdAt, payable, currency, refusal }) => (
        <Table.Tr key={billingId} data-billing={billingId}>
          <Cell isWhole>
            <Group gap="xs" wrap="nowrap">
              <Checkbox
                size="sm"
                aria-label={words.select(billingId)}
                checked={refusal === null && chosen.has(billingId)}
                disabled={refusal !== null}
                onChange={(event) => onChoose(billingId, event.currentTarget.checked)}
              />
              <Text span size="sm">
                {all.types[type]}
              </Text>
            </Group>
          </Cell>
          <Cell label={columns.buyer}>{buyer ?? billTo}</Cell>
          <Cell label={columns.order}>
            <TextLink to="/backoffice/orders/$orderId" params={{ orderId }} size="sm">
              {orderId}
            </TextLink>
          </Cell>
          <Cell label={words.made}>{day(createdAt)}</Cell>
          <Cell label={columns.amount} isFigure>
            {payable === null
              ? backofficeTexts.none
              : money(type === 'CreditNote' ? -payable : payable, currency)}
          </Cell>
          <Cell label={columns.state}>
            <BillingState refusal={refusal?.message ?? refused?.get(billingId)} />
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

const BillingState = ({ refusal }: { refusal: string | undefined }) =>
  refusal === undefined ? (
    words.ready
  ) : (
    <Text size="sm" c="red" data-result="refused" maw={480}>
      {refusal}
    </Text>
  )
