import { Text } from '@mantine/core'
import { useFormats } from '../format'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { goodsOf, totalsOf } from './order-lines'
import { type Order, stepOf } from './order-state'
import classes from './orders-page.module.css'
import { StepBadge } from './step-badge'

const words = texts.orders

/** An order in the list; the whole row is a link. */
export function OrderRow({ order }: { order: Order }) {
  const { money, moment, figure } = useFormats()
  const [first, ...others] = goodsOf(order)
  const what = first ? words.units(figure(first.quantity.total), first.name) : ''
  const more = others.length > 0 ? ` ${words.andMore(others.length)}` : ''
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
      </div>
      <Text size="sm" c="dimmed" className={classes.placed}>
        {moment(order.events.placed ?? '')}
      </Text>
      <div className={classes.step}>
        <StepBadge step={stepOf(order.events)} />
      </div>
      <Text className={classes.total}>{money(totalsOf(order).total, order.currency ?? '')}</Text>
    </li>
  )
}
