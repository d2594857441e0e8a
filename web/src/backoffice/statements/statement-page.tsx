import { Stack } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../api/client'
import paper from '../../orders/print-sheet.module.css'
import { StatementView } from '../../orders/statement-view'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { texts } from '../../texts'
import { documentPath, invoicesKey } from '../invoices/invoice-queries'
import { PageHead } from '../shared/page-head'

const words = texts.orders.statement
const route = getRouteApi('/backoffice/statements/$customerId')

const statementQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...invoicesKey, 'statement', customerId],
    queryFn: () => api.GET('/fulfilment/v1/statements/{customerId}', { params: { path: { customerId } } }),
  })

export function StatementPage() {
  const { customerId } = route.useParams()
  const { data, error, refetch, isPending } = useQuery(statementQuery(customerId))
  return (
    <Stack>
      <div className={paper.screen}>
        <PageHead title={words.of(data?.name ?? customerId)} intro={words.intro} />
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && <PageWaiting />}
      {data && <StatementView statement={data} pathOf={({ billingId }) => documentPath(billingId)} />}
    </Stack>
  )
}
