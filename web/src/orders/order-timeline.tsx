import { Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import type { Order } from './order-state'
import classes from './order-timeline.module.css'
import { timelineOf } from './timeline'

const words = texts.orders

/** The progress of an order. */
export function OrderTimeline({ order }: { order: Order }) {
  const { moment, deliveryDay } = useFormats()
  const lastDate = lastExpectedDate(order)
  return (
    <ol className={classes.way} aria-label={words.timeline}>
      {timelineOf(order.events).map(({ step, at, when }) => (
        <li
          key={step}
          className={classes.step}
          data-when={when}
          data-step={step}
          {...(when === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <span className={classes.mark} aria-hidden="true" />
          <div>
            <Text size="sm" fw={when === 'current' ? 700 : 500} c={when === 'future' ? 'dimmed' : ''}>
              {words.step[step]}
            </Text>
            <Text size="xs" c="dimmed">
              {at
                ? moment(at)
                : step === 'delivered' && lastDate
                  ? words.expectedBy(deliveryDay(lastDate))
                  : words.toCome}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The last expected date; undefined while unknown. */
function lastExpectedDate({ expectedDeliveries }: Order): string | undefined {
  const dates = expectedDeliveries.map(({ estimatedDeliveryDate }) => estimatedDeliveryDate)
  return dates.includes(null) ? undefined : (dates as string[]).toSorted().at(-1)
}
