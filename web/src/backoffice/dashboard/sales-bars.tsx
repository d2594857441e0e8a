import { Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import type { SalesInCurrency } from './dashboard-query'
import styles from './sales.module.css'

const words = backofficeTexts.dashboard

/** One bar for each day; the table has the same figures. */
export function SalesBars({ sales: { currency, days } }: { sales: SalesInCurrency }) {
  const { money, figure, deliveryDay } = useFormats()
  const most = Math.max(0, ...days.map(({ net }) => net))
  const best = days.find(({ net }) => net === most)
  if (!best || most === 0) return null
  const summary = words.bestDay(deliveryDay(best.day), money(best.net, currency))
  return (
    <>
      <figure className={styles.chart}>
        <div role="img" aria-label={`${words.perDay}. ${summary}`} className={styles.bars}>
          {days.map(({ day, net }) => (
            <span
              key={day}
              title={`${deliveryDay(day)}: ${money(net, currency)}`}
              className={styles.bar}
              style={{ height: `${(net / most) * 100}%` }}
            />
          ))}
        </div>
        <figcaption className={styles.ends}>
          <Text span size="xs" c="dimmed">
            {deliveryDay(days[0]?.day ?? '')}
          </Text>
          <Text span size="xs" c="dimmed">
            {words.today}
          </Text>
        </figcaption>
      </figure>
      <Text size="sm">{summary}</Text>
      <details>
        <Text component="summary" size="sm">
          {words.showTable}
        </Text>
        <RecordTable
          label={words.perDay}
          columns={[
            { label: words.day },
            { label: words.orders, isFigure: true },
            { label: words.revenue, isFigure: true },
          ]}
        >
          {days.toReversed().map(({ day, orders, net }) => (
            <Table.Tr key={day}>
              <Cell label={words.day}>{deliveryDay(day)}</Cell>
              <Cell label={words.orders} isFigure>
                {figure(orders)}
              </Cell>
              <Cell label={words.revenue} isFigure>
                {money(net, currency)}
              </Cell>
            </Table.Tr>
          ))}
        </RecordTable>
      </details>
    </>
  )
}
