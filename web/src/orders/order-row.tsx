import { Badge, Text } from '@mantine/core'
import { datedUnits, promiseInWords } from '../../../src/orders/arrivals.ts'
import { useFormats } from '../session/format'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import { OrderAmount } from './order-amount'
import { summaryOf } from './order-lines'
import { type ListedOrder, stepOf } from './order-state'
import classes from './orders-page.module.css'
import { StepBadge } from './step-badge'

const words = texts.orders

/** An order in the list; the whole row is a link. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const { moment, figure, deliveryDay } = useFormats()
  const { name, quantity, more } = summaryOf(order)
  const reference = order.references?.billingReference
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={600}>
          {words.units(figure(quantity), name)}
          {more > 0 && ` ${words.andMore(more)}`}
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
          <Text component="div" size="sm" c="dimmed" className={classes.expected}>
            {words.expectedOn(
              order.arrivals
                ? promiseInWords(datedUnits(order.arrivals), deliveryDay)
                : deliveryDay(order.expectedAt),
            )}
            {order.isLate && (
              <Badge color="red.8" size="sm" tt="none" ml={6}>
                {words.late}
              </Badge>
            )}
          </Text>
        )}
      </div>
      <Text className={classes.total ?? ''}>
        <OrderAmount order={order} />
      </Text>
    </li>
  )
}
