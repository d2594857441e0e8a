import { Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { Facts } from '../shared/facts'
import { Cell, RecordTable } from '../shared/record-table'
import { type PriceRule, type ProductPrices, productPricesQuery } from './price-queries'
import { ruleState } from './rule-state'

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
      {data && <AllPrices prices={data} currency={currency} />}
    </Dialog>
  )
}

interface PricesProps {
  prices: ProductPrices
  currency: string
}

function AllPrices({ prices: { net, lowestPrice30Days, rules, history }, currency }: PricesProps) {
  const { money } = useFormats()
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
      <Title order={3} size="h5">
        {words.rulesTitle}
      </Title>
      {rules.length === 0 ? (
        <Text c="dimmed" size="sm">
          {words.noRules}
        </Text>
      ) : (
        <RuleTable rules={rules} currency={currency} />
      )}
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

const { ruleColumns, historyColumns } = words

function RuleTable({ rules, currency }: { rules: PriceRule[]; currency: string }) {
  const { money, moment } = useFormats()
  const now = Date.now()
  return (
    <RecordTable
      label={words.rulesTitle}
      columns={[
        { label: ruleColumns.from },
        { label: ruleColumns.price, isFigure: true },
        { label: ruleColumns.valid },
        { label: ruleColumns.state },
      ]}
    >
      {rules.map((rule) => (
        <Table.Tr key={`${rule.minQuantity} ${rule.validFrom}`}>
          <Cell label={ruleColumns.from} isWhole>
            {words.units(rule.minQuantity)}
          </Cell>
          <Cell label={ruleColumns.price} isFigure>
            {money(rule.net, currency)}
          </Cell>
          <Cell label={ruleColumns.valid}>{validity(rule, moment)}</Cell>
          <Cell label={ruleColumns.state} isWhole>
            {words.ruleStates[ruleState(rule, now)]}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

function validity({ validFrom, validUntil }: PriceRule, moment: (date: string) => string): string {
  if (validFrom !== null && validUntil !== null) {
    return words.validBetween(moment(validFrom), moment(validUntil))
  }
  if (validFrom !== null) return words.validFrom(moment(validFrom))
  return validUntil === null ? words.always : words.validUntil(moment(validUntil))
}

function HistoryTable({ history, currency }: { history: ProductPrices['history']; currency: string }) {
  const { money, moment } = useFormats()
  return (
    <RecordTable
      label={words.historyTitle}
      columns={[{ label: historyColumns.until }, { label: historyColumns.price, isFigure: true }]}
    >
      {history.map(({ until, validFrom, net }) => (
        <Table.Tr key={`${until} ${validFrom}`}>
          <Cell label={historyColumns.until} isWhole>
            {moment(until)}
          </Cell>
          <Cell label={historyColumns.price} isFigure>
            {money(net, currency)}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
