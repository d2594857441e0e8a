import { Grid, Group, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { purchasingTexts } from '../../texts/purchasing'
import { Facts } from '../shared/facts'
import { Named } from '../shared/named'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import { Due } from '../supply/due-cell'
import { PurchaseActions } from './purchase-actions'
import { PurchaseBadge } from './purchase-badge'
import { type Purchase, type PurchaseLine, purchaseQuery } from './purchase-queries'

const words = purchasingTexts.one
const { columns } = words
const route = getRouteApi('/backoffice/purchase-orders/$purchaseOrderId')

export function PurchasePage() {
  const { purchaseOrderId } = route.useParams()
  const { data, error, refetch } = useQuery(purchaseQuery(purchaseOrderId))
  return (
    <Stack>
      <TextLink to="/backoffice/purchase-orders" w="fit-content">
        {words.back}
      </TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <PurchaseView key={purchaseOrderId} purchase={data} />}
    </Stack>
  )
}

function PurchaseView({ purchase }: { purchase: Purchase }) {
  const { purchaseOrderId, supplierId, supplierName, state, createdAt, sentAt, sentTo, note } = purchase
  const { moment } = useFormats()
  const sent = sentAt && (sentTo ? words.sentTo(moment(sentAt), sentTo) : words.sentOwn(moment(sentAt)))
  return (
    <>
      <PageHead
        title={words.title(purchaseOrderId)}
        intro={supplierName}
        beside={<PurchaseBadge state={state} />}
      >
        <PurchaseActions purchase={purchase} />
      </PageHead>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 9 }}>
          <Section id="lines" title={words.lines}>
            <LineTable purchase={purchase} />
            <Totals purchase={purchase} />
          </Section>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3 }}>
          <Section id="facts" title={words.facts}>
            <Facts
              facts={[
                [
                  purchasingTexts.supplier,
                  <TextLink
                    key="supplier"
                    size="sm"
                    to="/backoffice/suppliers/$supplierId"
                    params={{ supplierId }}
                  >
                    {supplierName}
                  </TextLink>,
                ],
                [words.created, moment(createdAt)],
                [words.sent, sent],
                [words.note, note],
              ]}
            />
          </Section>
        </Grid.Col>
      </Grid>
    </>
  )
}

const LineTable = ({ purchase }: { purchase: Purchase }) => (
  <RecordTable
    label={words.lines}
    columns={[
      { label: columns.product },
      { label: columns.ordered, isFigure: true },
      { label: columns.arrived, isFigure: true },
      { label: columns.due },
      { label: columns.cost, isFigure: true },
      { label: columns.amount, isFigure: true },
    ]}
  >
    {purchase.lines.map((line) => (
      <LineRow key={line.lineNumber} line={line} purchase={purchase} />
    ))}
  </RecordTable>
)

function LineRow({ line, purchase: { currency, state } }: { line: PurchaseLine; purchase: Purchase }) {
  const { money, figure } = useFormats()
  const { lineNumber, productId, productName, partNumber, quantity, confirmedQuantity, received } = line
  const amount = (value: number | null) => (value === null ? '—' : money(value, currency))
  return (
    <Table.Tr data-line={lineNumber}>
      <Cell>
        <Named name={productName} id={partNumber ?? productId} />
      </Cell>
      <Cell label={columns.ordered} isFigure>
        <Twice
          first={figure(quantity)}
          second={
            confirmedQuantity !== null && confirmedQuantity !== quantity && words.confirmed(confirmedQuantity)
          }
        />
      </Cell>
      <Cell label={columns.arrived} isFigure>
        {state !== 'Draft' && (
          <Twice
            first={figure(received)}
            second={line.outstanding > 0 && words.outstanding(line.outstanding)}
          />
        )}
      </Cell>
      <Cell label={columns.due} isWhole>
        <DueOf line={line} isDraft={state === 'Draft'} />
      </Cell>
      <Cell label={columns.cost} isFigure>
        {amount(line.cost)}
      </Cell>
      <Cell label={columns.amount} isFigure>
        {amount(line.amount)}
      </Cell>
    </Table.Tr>
  )
}

/** The day that the supplier confirmed; before that, the one that was asked for. */
function DueOf({ line, isDraft }: { line: PurchaseLine; isDraft: boolean }) {
  const { deliveryDay } = useFormats()
  if (line.confirmedQuantity !== null)
    return line.outstanding > 0 ? <Due expectedAt={line.expectedAt} /> : null
  return (
    <Twice
      first={line.wantedAt ? words.wanted(deliveryDay(line.wantedAt)) : isDraft && '—'}
      second={line.outstanding > 0 && words.notConfirmed}
    />
  )
}

const Twice = ({ first, second }: { first: string | false; second: string | false }) => (
  <div>
    {first}
    {second && (
      <Text size="xs" c="dimmed">
        {second}
      </Text>
    )}
  </div>
)

function Totals({ purchase: { total, currency, linesWithoutCost } }: { purchase: Purchase }) {
  const { money } = useFormats()
  return (
    <Group justify="flex-end" gap="xs">
      {linesWithoutCost > 0 && (
        <Text size="sm" c="dimmed">
          {purchasingTexts.withoutCost(linesWithoutCost)}
        </Text>
      )}
      <Text fw={600}>
        {purchasingTexts.total} {money(total, currency)}
      </Text>
    </Group>
  )
}
