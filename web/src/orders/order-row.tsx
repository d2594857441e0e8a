import { Badge, Text, VisuallyHidden } from '@mantine/core'
import { useFormats } from '../format'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { goodsOf, totalsOf } from './order-lines'
import { type ListedOrder, stepOf } from './order-state'
import classes from './orders-page.module.css'
import { StepBadge } from './step-badge'

const words = texts.orders

/** An order in the list; the whole row is a link. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const { moment, figure, deliveryDay } = useFormats()
  const [first, ...others] = goodsOf(order)
  const what = first ? words.units(figure(first.quantity.total), first.name) : ''
  const more = others.length > 0 ? ` ${words.andMore(others.length)}` : ''
  const reference = order.references?.billingReference
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={600}>
          {what}
          {more}
        </Text>
        <TextLink to="/orders/$orderId" params={{ orderId: order.orderId ?? '' }} className={classes.link}>
          {order.orderId}
        </TextLink>
        {reference && (
          <Text span size="sm" c="dimmed">
            {` · ${reference}`}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" className={classes.placed}>
        {moment(order.events.placed ?? '')}
      </Text>
      <div className={classes.step}>
        <StepBadge step={stepOf(order.events)} />
        {order.expectedAt && (
          <Text size="sm" c="dimmed" className={classes.expected}>
            {words.expectedOn(deliveryDay(order.expectedAt))}
            {order.isLate && (
              <Badge color="red.8" size="sm" tt="none" ml={6}>
                {words.late}
              </Badge>
            )}
          </Text>
        )}
      </div>
      <Amount order={order} />
    </li>
  )
}

/** Of a cancelled order, the amount before the cancellation. */
function Amount({ order }: { order: ListedOrder }) {
  const { money } = useFormats()
  const { goods, delivery, total } = totalsOf(order)
  const currency = order.currency ?? ''
  if (!order.events.cancelled) return <Text className={classes.total}>{money(total, currency)}</Text>
  return (
    <Text className={classes.total} c="dimmed">
      <VisuallyHidden>{words.cancelledAmount} </VisuallyHidden>
      <s>{money(goods + delivery, currency)}</s>
    </Text>
  )
}
