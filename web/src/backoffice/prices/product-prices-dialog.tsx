import { Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { Facts } from '../shared/facts'
import { ForRight } from '../shared/for-right'
import { Cell, RecordTable } from '../shared/record-table'
import { type PriceRule, type ProductPrices, productPricesQuery } from './price-queries'
import { RuleForm } from './rule-form'
import { RuleTable } from './rule-table'

const words = backofficeTexts.prices

interface Props {
  priceList: string
  currency: string
  product: { productId: string; name: string }
  onClose: () => void
}

/** All prices of a product in a list: of one unit, by volume and date, and before. */
export function ProductPricesDialog({ priceList, currency, product, onClose }: Props) {
  const { data, error, refetch } = useQuery(productPricesQuery(priceList, product.productId))
  return (
    <Dialog title={words.detailsOf(product.name)} size="xl" onClose={onClose}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <AllPrices prices={data} priceList={priceList} currency={currency} />}
    </Dialog>
  )
}

interface PricesProps {
  prices: ProductPrices
  priceList: string
  currency: string
}

function AllPrices({ prices, priceList, currency }: PricesProps) {
  const { productId, net, lowestPrice30Days, rules, history } = prices
  const { money } = useFormats()
  /** The rule of the form with the rules it is based on; null is a new one. */
  const [editing, setEditing] = useState<{ edited: PriceRule | null; rules: PriceRule[] }>()
  const list = { priceList, currency, productId }
  if (editing) return <RuleForm {...list} {...editing} onDone={() => setEditing(undefined)} />
  const amount = (value: number | null) => (value === null ? words.noUndated : money(value, currency))
  return (
    <Stack>
      <Facts
        isWide
        facts={[
          [words.undated, amount(net)],
          [words.lowest, lowestPrice30Days === null ? null : money(lowestPrice30Days, currency)],
        ]}
      />
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {words.rulesTitle}
        </Title>
        <ForRight right="change-prices">
          {' '}
          <Button size="compact-sm" variant="default" onClick={() => setEditing({ edited: null, rules })}>
            {words.addRule}
          </Button>
        </ForRight>
      </Group>
      <RuleTable {...list} rules={rules} onChange={(edited) => setEditing({ edited, rules })} />
      <Title order={3} size="h5">
        {words.historyTitle}
      </Title>
      {history.length === 0 ? (
        <Text c="dimmed" size="sm">
          {words.noHistory}
        </Text>
      ) : (
        <HistoryTable history={history} currency={currency} />
      )}
    </Stack>
  )
}

const { historyColumns } = words

function HistoryTable({ history, currency }: { history: ProductPrices['history']; currency: string }) {
  const { money, moment } = useFormats()
  return (
    <RecordTable
      label={words.historyTitle}
      columns={[
        { label: historyColumns.until },
        { label: historyColumns.price, isFigure: true },
        { label: historyColumns.by },
      ]}
    >
      {history.map(({ until, validFrom, net, changedBy }) => (
        <Table.Tr key={`${until} ${validFrom}`}>
          <Cell label={historyColumns.until} isWhole>
            {moment(until)}
          </Cell>
          <Cell label={historyColumns.price} isFigure>
            {money(net, currency)}
          </Cell>
          <Cell label={historyColumns.by}>
            {changedBy?.importId ? words.byImport(changedBy.client) : changedBy?.client}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
