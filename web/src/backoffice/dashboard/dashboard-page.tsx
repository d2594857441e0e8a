// What the owner of the shop and the sales desk see first. Charts and response times are on the page of the service.
import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { WaitingReturns } from '../returns/waiting-returns'
import { SetupCard } from '../setup/setup-card'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { type Dashboard, dashboardQuery } from './dashboard-query'
import { LateDeliveries } from './late-deliveries'
import { Sales } from './sales'
import { daysOf, type SalesDays } from './sales-span'
import { StateTiles } from './state-tiles'
import { ToDoTiles } from './to-do-tiles'

const words = backofficeTexts.dashboard
const route = getRouteApi('/backoffice/')
/** The page shows no orders of past hours. */
const hours = 1

export function DashboardPage() {
  const days = daysOf(route.useSearch().days)
  const { data, error, refetch } = useQuery(dashboardQuery(hours))
  const { time } = useFormats()
  return (
    <Stack gap="lg">
      <PageHead title={words.title} {...(data ? { intro: words.updated(time(data.at)) } : {})} />
      <SetupCard />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <DashboardView dashboard={data} days={days} />}
    </Stack>
  )
}

const DashboardView = ({ dashboard, days }: { dashboard: Dashboard; days: SalesDays }) => (
  <>
    <ToDoTiles states={dashboard.states} />
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack gap="lg">
          <ForRight right="see-sales">
            <Sales days={days} />
          </ForRight>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack gap="lg">
          <LateDeliveries late={dashboard.lateDeliveries} />
          <WaitingReturns />
        </Stack>
      </Grid.Col>
    </Grid>
    <StateTiles states={dashboard.states} />
  </>
)
