import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { RequestForm } from '../../orders/returns/request-form'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { registerReturn, returnableQuery, returnChanged } from './return-queries'

const words = backofficeTexts.returns
const route = getRouteApi('/backoffice/returns/new')

/** Registers a return for the customer of the order in the address. */
export function RegisterReturnPage() {
  const { orderId = '' } = route.useSearch()
  const navigate = useNavigate()
  const { data, error, refetch, isFetchedAfterMount } = useQuery(returnableQuery(orderId))
  if (orderId === '') return <EmptyList text={words.registerWhere} />
  const isRead = data !== undefined && isFetchedAfterMount
  return (
    <Stack>
      <TextLink to="/backoffice/orders/$orderId" params={{ orderId }} w="fit-content">
        {texts.returns.ofOrder(orderId)}
      </TextLink>
      <PageHead title={words.registerTitle(orderId)} intro={words.registerIntro} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!isRead && !error && <PageWaiting />}
      {isRead && data.lines.length === 0 && <EmptyList text={words.registerNothing} />}
      {isRead && data.lines.length > 0 && (
        <RequestForm
          returnable={data}
          send={registerReturn}
          submit={texts.returns.request.register}
          onDone={async (made) => {
            await returnChanged(made)
            await navigate({ to: '/backoffice/returns/$returnId', params: { returnId: made.returnId } })
          }}
        />
      )}
    </Stack>
  )
}
