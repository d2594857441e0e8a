import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ReturnBadge } from '../../orders/returns/return-badge'
import { summaryOf } from '../../orders/returns/return-state'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { Section } from '../shared/section'
import { returnsOfOrderQuery } from './return-queries'

interface Props {
  orderId: string
  steps: { action: string }[]
  /** It replaces units of a return. */
  isReplacement: boolean
}

/** The returns of an order, and the one whose units it replaces, read again with every step of its history. */
export function ReturnsOfOrder({ orderId, steps, isReplacement }: Props) {
  const { figure } = useFormats()
  const hasReturns = isReplacement || steps.some(({ action }) => action === 'return request')
  const { data = [] } = useQuery(returnsOfOrderQuery(orderId, hasReturns ? steps.length : 0))
  if (data.length === 0) return null
  return (
    <Section id="returns" title={texts.returns.title}>
      {data.map((each) => {
        const { returnId, state } = each
        const { quantity, name, more } = summaryOf(each)
        return (
          <Stack gap={4} key={returnId}>
            <Group justify="space-between" gap="xs">
              <TextLink to="/backoffice/returns/$returnId" params={{ returnId }}>
                {returnId}
              </TextLink>
              <ReturnBadge state={state} />
            </Group>
            <Text size="sm" c="dimmed">
              {texts.returns.units(figure(quantity), name)}
              {more > 0 && ` ${texts.returns.andMore(more)}`}
            </Text>
          </Stack>
        )
      })}
    </Section>
  )
}
