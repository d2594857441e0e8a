import { Text } from '@mantine/core'
import { useFormats } from '../format'
import { texts } from '../texts'
import type { Order } from './order-state'
import classes from './order-timeline.module.css'
import { timelineOf } from './timeline'

const words = texts.orders

/** Where the order is on its way. */
export function OrderTimeline({ order }: { order: Order }) {
  const { moment, deliveryDay } = useFormats()
  const arrival = arrivalOf(order)
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
                : step === 'delivered' && arrival
                  ? words.expectedBy(deliveryDay(arrival))
                  : words.toCome}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** When the last of it is expected; undefined as long as nobody knows. */
function arrivalOf({ expectedDeliveries }: Order): string | undefined {
  const dates = expectedDeliveries.map(({ estimatedDeliveryDate }) => estimatedDeliveryDate)
  return dates.includes(null) ? undefined : (dates as string[]).toSorted().at(-1)
}
