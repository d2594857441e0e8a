import { Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import classes from './builds.module.css'
import type { BuildSummary } from './builds-query'

const words = texts.builds

/** Whether everything still fits and is in stock. */
export const BuildStatus = ({ build: { problems, unavailable } }: { build: BuildSummary }) => (
  <div>
    {problems.length === 0 && (
      <Text size="sm" className={classes.good}>
        {words.fits}
      </Text>
    )}
    {problems.map(({ message }) => (
      <Text key={message} size="sm" className={classes.bad}>
        {message}
      </Text>
    ))}
    <Text size="sm" className={unavailable.length === 0 ? classes.good : classes.bad}>
      {unavailable.length === 0 ? words.inStock : words.unavailable(unavailable.join(', '))}
    </Text>
  </div>
)

/** The price now, and how it changed since the build was saved. */
export function BuildPrice({ build: { priceNow, priceWhenSaved } }: { build: BuildSummary }) {
  const { money } = useFormats()
  if (!priceNow) return <Text>{words.noPrice}</Text>
  const { currency, gross } = priceNow
  const change = priceWhenSaved?.currency === currency ? gross - priceWhenSaved.gross : undefined
  return (
    <div className={classes.price}>
      <Text fw={650}>{money(gross, currency)}</Text>
      {change !== undefined && (
        <Text size="sm" c="dimmed">
          {change === 0
            ? words.samePrice
            : change > 0
              ? words.dearer(money(change, currency))
              : words.cheaper(money(-change, currency))}
        </Text>
      )}
    </div>
  )
}
