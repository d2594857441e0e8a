// Returns on the page of an order: the button that asks for one, and those that there are.
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { useCan } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { Section } from '../../shell/section'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { type Order, stepOf } from '../order-state'
import { ReturnBadge } from './return-badge'
import { returnableQuery, returnsOfOrderQuery } from './return-queries'
import { summaryOf } from './return-state'

const words = texts.returns

/** Nothing is returned before something is shipped. The step is in the key: what can be returned changes with it. */
const useReturnable = (order: Order) => {
  const query = returnableQuery(order.orderId ?? '')
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, stepOf(order.events)],
    enabled: order.deliveries.length > 0,
  }).data
}

/** Shown while something can be returned. */
export function ReturnItems({ order }: { order: Order }) {
  const mayAsk = useCan('orders:cancel')
  const returnable = useReturnable(order)
  if (!mayAsk || !returnable || returnable.lines.length === 0) return null
  return (
    <ButtonLink to="/orders/$orderId/return" params={{ orderId: order.orderId ?? '' }} variant="default">
      {words.request.open}
    </ButtonLink>
  )
}

/** Those of its units, and the one whose units it replaces. */
export function ReturnsOfOrder({ order }: { order: Order }) {
  const { figure } = useFormats()
  const isReplacement = order.references?.replacementFor !== undefined
  const count = (useReturnable(order)?.returns.length ?? 0) + Number(isReplacement)
  const { data = [] } = useQuery(returnsOfOrderQuery(order.orderId ?? '', count))
  if (data.length === 0) return null
  return (
    <Section title={words.title}>
      {data.map((each) => {
        const { quantity, name, more } = summaryOf(each)
        return (
          <Stack gap={4} key={each.returnId}>
            <Group justify="space-between" gap="xs">
              <TextLink to="/returns/$returnId" params={{ returnId: each.returnId }}>
                {each.returnId}
              </TextLink>
              <ReturnBadge state={each.state} />
            </Group>
            <Text size="sm" c="dimmed">
              {words.units(figure(quantity), name)}
              {more > 0 && ` ${words.andMore(more)}`}
            </Text>
          </Stack>
        )
      })}
    </Section>
  )
}
