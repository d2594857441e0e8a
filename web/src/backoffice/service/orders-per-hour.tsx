import { BarChart } from '@mantine/charts'
import { SegmentedControl, Table, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type Formats, useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import { barsOf, busiestOf, type OrdersOfHour, totalsOf } from './hour-bars'
import styles from './orders-per-hour.module.css'
import { readServiceSearch, type Span, spans } from './service-span'

const words = backofficeTexts.service
const series = [
  { name: 'placed', label: words.placed, color: 'blue.7' },
  { name: 'cancelled', label: words.cancelled, color: 'orange.5' },
]

export function OrdersPerHour({ hours, span }: { hours: OrdersOfHour[]; span: Span }) {
  const formats = useFormats()
  const bars = barsOf(hours, span.perBar)
  const summary = summaryOf(bars, span, formats)
  return (
    <Section id="per-hour" title={words.perHour} beside={<SpanChoice span={span} />}>
      <figure className={styles.figure}>
        <div role="img" aria-label={summary}>
          <BarChart
            h={260}
            data={bars.map((bar) => ({ ...bar, hour: labelOf(bar, span, formats) }))}
            dataKey="hour"
            series={series}
            withLegend
            legendProps={{ verticalAlign: 'top', itemSorter: null }}
            valueFormatter={formats.figure}
            yAxisProps={{ allowDecimals: false, width: 40 }}
            xAxisProps={{ minTickGap: 24 }}
            // No animation: the data refreshes every few seconds.
            barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
            tooltipAnimationDuration={0}
            // Not focusable: the caption and the table hold the same figures.
            barChartProps={{ accessibilityLayer: false }}
          />
        </div>
        <Text component="figcaption" size="sm">
          {summary}
        </Text>
      </figure>
      <details>
        <Text component="summary" size="sm">
          {words.showTable}
        </Text>
        <FigureTable bars={bars} />
      </details>
    </Section>
  )
}

function SpanChoice({ span }: { span: Span }) {
  const navigate = useNavigate()
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.span}
      transitionDuration={0}
      data={spans.map(({ hours }) => ({ value: String(hours), label: words.spans[hours] ?? '' }))}
      value={String(span.hours)}
      onChange={(hours) =>
        navigate({ to: '/backoffice/service', search: readServiceSearch({ hours }), replace: true })
      }
    />
  )
}

function FigureTable({ bars }: { bars: OrdersOfHour[] }) {
  const { figure, moment } = useFormats()
  return (
    <RecordTable
      label={words.perHour}
      columns={[
        { label: words.from },
        { label: words.placed, isFigure: true },
        { label: words.cancelled, isFigure: true },
      ]}
    >
      {bars.toReversed().map(({ hour, placed, cancelled }) => (
        <Table.Tr key={hour}>
          <Cell label={words.from}>{moment(hour)}</Cell>
          <Cell label={words.placed} isFigure>
            {figure(placed)}
          </Cell>
          <Cell label={words.cancelled} isFigure>
            {figure(cancelled)}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

const labelOf = ({ hour }: OrdersOfHour, { hours }: Span, { time, moment }: Formats) =>
  hours === 24 ? time(hour) : moment(hour)

function summaryOf(bars: OrdersOfHour[], span: Span, formats: Formats): string {
  const { placed, cancelled } = totalsOf(bars)
  const busiest = busiestOf(bars)
  return [
    words.perHourSummary(placed, cancelled, words.spans[span.hours] ?? ''),
    ...(busiest ? [words.busiest(labelOf(busiest, span, formats), busiest.placed)] : []),
  ].join(' ')
}
