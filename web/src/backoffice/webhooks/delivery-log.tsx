import { Button, Group, Stack, Title } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { PagedList } from '../shared/paged-list'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { type DeliveryState, deliveryStates } from './delivery-filter'
import { DeliveryTable } from './delivery-table'
import { resendParked } from './webhook-commands'
import { deliveriesKey, deliveriesQuery } from './webhook-queries'

const words = backofficeTexts.webhooks

interface Props {
  webhookId: string
  state: DeliveryState | undefined
}

/** All deliveries, with state and last result. */
export function DeliveryLog({ webhookId, state }: Props) {
  const list = useInfiniteQuery({ ...deliveriesQuery(webhookId, state), placeholderData: keepPreviousData })
  const again = useCommand(
    (id: string, key) => resendParked(id, key),
    async () => {
      showMessage(words.resentParked)
      await queryClient.invalidateQueries({ queryKey: deliveriesKey(webhookId) })
    },
  )
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <Stack component="section" aria-labelledby="log">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4" id="log">
          {words.log}
        </Title>
        <Button variant="default" size="xs" loading={again.isPending} onClick={() => again.mutate(webhookId)}>
          {words.resendParked}
        </Button>
      </Group>
      {again.error && <Refusal error={again.error} onClose={again.reset} />}
      <StateLinks webhookId={webhookId} current={state} />
      <PagedList list={list} isEmpty={deliveries.length === 0} none={words.logNone}>
        <DeliveryTable webhookId={webhookId} deliveries={deliveries} />
      </PagedList>
    </Stack>
  )
}

const StateLinks = ({ webhookId, current }: { webhookId: string; current: DeliveryState | undefined }) => (
  <Group component="nav" gap={6} aria-label={words.logStates}>
    {[undefined, ...deliveryStates].map((state) => (
      <ButtonLink
        key={state ?? 'all'}
        to="/backoffice/webhooks/$webhookId"
        params={{ webhookId }}
        search={state ? { state } : {}}
        size="compact-sm"
        radius="xl"
        px="sm"
        variant={state === current ? 'filled' : 'default'}
        // The router marks every link to this page as current, whatever its filter.
        activeProps={{ 'aria-current': state === current ? 'page' : undefined }}
      >
        {state ? words.states[state] : backofficeTexts.all}
      </ButtonLink>
    ))}
  </Group>
)
