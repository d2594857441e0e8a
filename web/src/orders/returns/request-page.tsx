import { Alert, Container, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCan } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { EmptyState } from '../../shell/empty-state'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { useTitle } from '../../shell/use-title'
import { texts } from '../../texts'
import { isUnknownOrder, UnknownOrder } from '../unknown-order'
import { RequestForm } from './request-form'
import { returnableQuery } from './return-queries'

const words = texts.returns.request

/** Asks for a return of units of one order. */
export function RequestReturnPage() {
  const { orderId } = useParams({ from: '/orders/$orderId/return' })
  useTitle(words.title(orderId))
  const mayAsk = useCan('orders:cancel')
  return (
    <Container size="lg" px={0}>
      <Stack>
        <TextLink to="/orders/$orderId" params={{ orderId }} size="sm" w="fit-content">
          {words.backToOrder}
        </TextLink>
        {mayAsk ? <Request orderId={orderId} /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function Request({ orderId }: { orderId: string }) {
  const navigate = useNavigate()
  // What another return takes meanwhile must not be offered.
  const { data, error, isPending, refetch } = useQuery({ ...returnableQuery(orderId), staleTime: 0 })
  if (isPending) return <PageWaiting />
  if (!data)
    return isUnknownOrder(error) ? (
      <UnknownOrder orderId={orderId} />
    ) : (
      <Failure error={error} onRetry={() => refetch()} />
    )
  return (
    <>
      <Title order={1} size="h2">
        {words.title(orderId)}
      </Title>
      {data.lines.length === 0 ? (
        <EmptyState title={words.nothing} hint={words.nothingHint(data.days)}>
          <ButtonLink to="/orders/$orderId" params={{ orderId }} mt="sm">
            {words.backToOrder}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Text c="dimmed">
            {words.intro} {words.days(data.days)}
          </Text>
          <RequestForm
            returnable={data}
            onDone={({ returnId }) => navigate({ to: '/returns/$returnId', params: { returnId } })}
          />
        </>
      )}
    </>
  )
}
