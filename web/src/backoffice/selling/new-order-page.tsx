import { Button, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { config } from '../../config'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { accountQuery } from '../admin/admin-queries'
import { PageHead } from '../shared/page-head'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { Composer, type Composing, useComposing } from './composer'
import { type Customer, emptyContent } from './content'
import { placeOrder } from './selling-queries'

const words = backofficeTexts.selling
const route = getRouteApi('/backoffice/orders/new')

/** An order for a customer, who may be named in the address. */
export function NewOrderPage() {
  const { customerId } = route.useSearch()
  const { data, error, refetch } = useQuery({
    ...accountQuery(customerId ?? ''),
    enabled: customerId !== undefined,
  })
  const isReady = customerId === undefined || data !== undefined
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro} />
      {error && <Failure error={error} onRetry={refetch} />}
      {!isReady && !error && <PageWaiting />}
      {isReady && (
        <NewOrder
          key={customerId}
          {...(data && { customer: { customerId: data.customerId, name: data.name } })}
        />
      )}
    </Stack>
  )
}

function NewOrder({ customer }: { customer?: Customer }) {
  const composing = useComposing(emptyContent(customer))
  return (
    <Composer composing={composing}>
      <Place composing={composing} />
    </Composer>
  )
}

function Place({ composing }: { composing: Composing }) {
  const { body, priced, option, isCurrent, error, refetch } = composing
  const navigate = useNavigate()
  const command = useCommand(placeOrder, async ({ orderId }) => {
    showMessage(words.placed(orderId, config.sendsMail === true))
    await navigate({ to: '/backoffice/orders/$orderId', params: { orderId } })
  })
  const isReady = isCurrent && priced?.problems.length === 0 && !command.isPending
  const place = () => {
    if (!body || !priced || !isReady) return
    command.mutate(
      {
        ...body,
        deliveryOptionId: option?.deliveryOptionId ?? null,
        promise: priced.promise,
        total: priced.totals.gross,
      },
      // A price or date that changed is shown, and the next attempt accepts it.
      { onError: () => void refetch() },
    )
  }
  useHotkeys([['mod+Enter', place]], [])
  return (
    <>
      {error && <Failure error={error} onRetry={refetch} />}
      {command.error && <Refusal error={command.error} />}
      {priced && (
        <Button onClick={place} disabled={!isReady} loading={command.isPending}>
          {words.place}
        </Button>
      )}
    </>
  )
}
