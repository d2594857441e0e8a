// For who runs the service. Charts are heavy, so only this page imports them. It is loaded on demand.
import '@mantine/charts/styles.css'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { dashboardQuery } from '../dashboard/dashboard-query'
import { PageHead } from '../shared/page-head'
import { LatencyTable } from './latency-table'
import { OrdersPerHour } from './orders-per-hour'
import { spanOf } from './service-span'

const words = backofficeTexts.service
const route = getRouteApi('/backoffice/service')

export function ServicePage() {
  const span = spanOf(route.useSearch().hours)
  const { data, error, refetch } = useQuery(dashboardQuery(span.hours))
  const { time } = useFormats()
  return (
    <Stack gap="lg">
      <PageHead title={words.title} {...(data ? { intro: words.updated(time(data.at)) } : {})} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && (
        <>
          <OrdersPerHour hours={data.ordersPerHour} span={span} />
          <LatencyTable latency={data.latency} />
        </>
      )}
    </Stack>
  )
}
