import { Text, VisuallyHidden } from '@mantine/core'
import { totalsOf } from '../../../src/orders/totals.ts'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import type { Order } from './order-state'

/** The total of an order in a list. Of a cancelled order, the amount before the cancellation. */
export function OrderAmount({ order }: { order: Order }) {
  const { money } = useFormats()
  const { goods, delivery, total } = totalsOf(order)
  if (!order.events.cancelled) return money(total, order.currency)
  return (
    <Text span inherit c="dimmed">
      <VisuallyHidden>{texts.orders.cancelledAmount} </VisuallyHidden>
      <s>{money(goods + delivery, order.currency)}</s>
    </Text>
  )
}
