import { SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'
import { BestSellers } from './best-sellers'
import { type SalesInCurrency, salesQuery } from './dashboard-query'
import styles from './sales.module.css'
import { SalesBars } from './sales-bars'
import { readSalesSearch, type SalesDays, salesSpans } from './sales-span'

const words = backofficeTexts.dashboard

/** What was sold, in each currency. */
export function Sales({ days }: { days: SalesDays }) {
  const { data, error, refetch } = useQuery(salesQuery(days))
  const { deliveryDay } = useFormats()
  const isSeveral = (data?.currencies.length ?? 0) > 1
  const isCut = data !== undefined && data.countedFrom.slice(0, 10) !== data.currencies[0]?.days[0]?.day
  return (
    <>
      <Section id="sales" title={words.sales} beside={<Period days={days} />}>
        {error && <Failure error={error} onRetry={refetch} />}
        <Text size="sm" c="dimmed">
          {data?.currencies.length === 0 ? words.salesNone : words.salesHint}
        </Text>
        {isCut && data.currencies.length > 0 && (
          <Text size="sm">{words.countedFrom(deliveryDay(data.countedFrom))}</Text>
        )}
        {data?.currencies.map((sales) => (
          <Stack key={sales.currency} gap="sm">
            {isSeveral && <Text fw={600}>{words.salesOf(sales.currency ?? '')}</Text>}
            <Figures sales={sales} />
            <SalesBars sales={sales} />
          </Stack>
        ))}
      </Section>
      {data?.currencies.map((sales) => (
        <BestSellers key={sales.currency} sales={sales} isNamed={isSeveral} />
      ))}
    </>
  )
}

function Period({ days }: { days: SalesDays }) {
  const navigate = useNavigate()
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.period}
      transitionDuration={0}
      data={salesSpans.map((span) => ({ value: String(span), label: words.periods[span] ?? '' }))}
      value={String(days)}
      onChange={(chosen) =>
        navigate({ to: '/backoffice', search: readSalesSearch({ days: chosen }), replace: true })
      }
    />
  )
}

function Figures({ sales }: { sales: SalesInCurrency }) {
  const { wholeMoney, figure, share } = useFormats()
  const { currency, net, orders, days, before, margin } = sales
  const today = days.at(-1)
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, xl: 5 }} spacing="sm">
      <Figure name={words.today} value={wholeMoney(today?.net ?? 0, currency)} />
      <Figure
        name={words.revenue}
        value={wholeMoney(net, currency)}
        note={before ? comparedWith(net, before.net, share) : undefined}
      />
      <Figure
        name={words.orders}
        value={figure(orders)}
        note={before ? comparedWith(orders, before.orders, share) : undefined}
      />
      <Figure name={words.average} value={wholeMoney(orders === 0 ? 0 : net / orders, currency)} />
      <Figure
        name={words.margin}
        value={margin && margin.net > 0 ? share(margin.margin / margin.net) : backofficeTexts.none}
        note={margin ? words.marginHint(share(net > 0 ? margin.net / net : 0)) : words.noMargin}
      />
    </SimpleGrid>
  )
}

function comparedWith(now: number, before: number, share: (value: number) => string): string {
  if (before === 0) return words.before
  const change = now / before - 1
  if (Math.abs(change) < 0.005) return words.same
  return change > 0 ? words.more(share(change)) : words.less(share(-change))
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string | undefined }) => (
  <div>
    <Text size="sm" c="dimmed">
      {name}
    </Text>
    <Text size="xl" fw={650} className={styles.figure ?? ''}>
      {value}
    </Text>
    {note && (
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    )}
  </div>
)
