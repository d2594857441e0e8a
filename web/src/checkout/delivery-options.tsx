import { Group, Radio, Stack, Text, Title } from '@mantine/core'
import { datedUnits, promiseInWords } from '../../../src/orders/arrivals.ts'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import classes from './delivery-options.module.css'
import { nearestFirst } from './nearest-first'
import type { DeliveryOption, Quote } from './quote'
import type { Checkout } from './use-checkout'

const words = texts.checkout

export const deliveryId = 'checkout-delivery'

interface Props {
  checkout: Checkout
  quote: Quote
  isLocked: boolean
}

/** Deliveries to the door, best first, and collection points, nearest first. */
export function DeliveryOptions({ checkout: { option, pick, form }, quote, isLocked }: Props) {
  const { deliveryOptions, currency } = quote
  const toDoor = deliveryOptions.filter(({ collectionPoint }) => collectionPoint === null)
  const points = nearestFirst(deliveryOptions, form.postCode)
  return (
    <section aria-labelledby={deliveryId}>
      <Title order={2} size="h4" mb="sm" id={deliveryId} tabIndex={-1}>
        {words.delivery}
      </Title>
      {deliveryOptions.length === 0 ? (
        <Text>{words.noOptions}</Text>
      ) : (
        <Radio.Group value={option?.deliveryOptionId ?? null} onChange={pick} aria-labelledby={deliveryId}>
          <Stack gap="sm">
            <OptionCards title={words.toTheDoor} options={toDoor} currency={currency} isLocked={isLocked} />
            <OptionCards title={words.toCollect} options={points} currency={currency} isLocked={isLocked} />
          </Stack>
        </Radio.Group>
      )}
    </section>
  )
}

interface CardsProps {
  title: string
  options: DeliveryOption[]
  currency: string
  isLocked: boolean
}

const OptionCards = ({ title, options, ...props }: CardsProps) =>
  options.length > 0 && (
    <>
      <Title order={3} size="sm">
        {title}
      </Title>
      {options.map((option) => (
        <OptionCard key={option.deliveryOptionId} option={option} {...props} />
      ))}
    </>
  )

interface CardProps {
  option: DeliveryOption
  currency: string
  isLocked: boolean
}

function OptionCard({ option, currency, isLocked }: CardProps) {
  const { money, deliveryDay } = useFormats()
  const { deliveryOptionId, carrier, name, collectionPoint, price, estimatedDeliveryDate, arrivals } = option
  return (
    <Radio.Card value={deliveryOptionId} disabled={isLocked} className={classes.card} radius="md">
      <Group wrap="nowrap" align="flex-start">
        <Radio.Indicator mt={3} />
        <div className={classes.words}>
          <Group justify="space-between" align="baseline" wrap="nowrap">
            <Text fw={600}>{name}</Text>
            <Text className={classes.price}>
              {price.gross === 0 ? words.free : money(price.gross, currency)}
            </Text>
          </Group>
          <Text size="sm">
            {arrivals
              ? words.arrivesInParts(promiseInWords(datedUnits(arrivals), deliveryDay))
              : estimatedDeliveryDate
                ? words.arrives(deliveryDay(estimatedDeliveryDate))
                : words.arrivalUnknown}
          </Text>
          <Text size="sm" c="dimmed">
            {carrier}
            {collectionPoint &&
              ` · ${words.toCollectAt} ${[collectionPoint.addressLine1, `${collectionPoint.postCode} ${collectionPoint.city}`].join(', ')}`}
          </Text>
        </div>
      </Group>
    </Radio.Card>
  )
}
