import { Table } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import type { SalesInCurrency } from './dashboard-query'

const words = backofficeTexts.dashboard

interface Props {
  sales: SalesInCurrency
  /** Whether the title names the currency. */
  isNamed: boolean
}

/** What earned most. */
export function BestSellers({ sales: { currency, bestSellers }, isNamed }: Props) {
  const { money, figure } = useFormats()
  const title = isNamed ? words.bestSellersIn(currency ?? '') : words.bestSellers
  return (
    <Section id={`best-sellers-${currency}`} title={title}>
      <RecordTable
        label={title}
        columns={[
          { label: words.product },
          { label: words.units, isFigure: true },
          { label: words.revenue, isFigure: true },
        ]}
      >
        {bestSellers.map(({ productId, name, units, net }) => (
          <Table.Tr key={productId}>
            <Cell>{name}</Cell>
            <Cell label={words.units} isFigure>
              {figure(units)}
            </Cell>
            <Cell label={words.revenue} isFigure>
              {money(net, currency)}
            </Cell>
          </Table.Tr>
        ))}
      </RecordTable>
    </Section>
  )
}
