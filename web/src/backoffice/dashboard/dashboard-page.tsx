// Charts are heavy, so only this page imports them. It is loaded on demand.
import '@mantine/charts/styles.css'
import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { WaitingReturns } from '../returns/waiting-returns'
import { SetupCard } from '../setup/setup-card'
import { PageHead } from '../shared/page-head'
import { type Dashboard, dashboardQuery } from './dashboard-query'
import { type Span, spanOf } from './dashboard-span'
import { LateDeliveries } from './late-deliveries'
import { LatencyTable } from './latency-table'
import { OrdersPerHour } from './orders-per-hour'
import { StateTiles } from './state-tiles'

const words = backofficeTexts.dashboard
const route = getRouteApi('/backoffice/')

export function DashboardPage() {
  const span = spanOf(route.useSearch().hours)
  const { data, error, refetch } = useQuery(dashboardQuery(span.hours))
  const { time } = useFormats()
  return (
    <Stack gap="lg">
      <PageHead title={words.title} {...(data ? { intro: words.updated(time(data.at)) } : {})} />
      <SetupCard />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <DashboardView dashboard={data} span={span} />}
    </Stack>
  )
}

const DashboardView = ({ dashboard, span }: { dashboard: Dashboard; span: Span }) => (
  <>
    <StateTiles states={dashboard.states} />
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <OrdersPerHour hours={dashboard.ordersPerHour} span={span} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack gap="lg">
          <LateDeliveries late={dashboard.lateDeliveries} />
          <WaitingReturns />
        </Stack>
      </Grid.Col>
    </Grid>
    <LatencyTable latency={dashboard.latency} />
  </>
)
