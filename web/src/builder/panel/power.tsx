import type { Schemas } from '@buildorder/client'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import { powerFigures } from '../power'
import { summaryQuery } from '../queries'
import classes from './panel.module.css'

const words = texts.builder.panel

export function Power() {
  const { bundle, productIds } = useBuilder()
  const { data: summary } = useQuery(summaryQuery(productIds, bundle.bundleId))
  if (productIds.length === 0) return null
  return (
    <section aria-labelledby="panel-power" className={classes.power}>
      <Title order={2} size="h6" id="panel-power">
        {words.power}
      </Title>
      {summary && <PowerBar power={summary.power} />}
    </section>
  )
}

function PowerBar({ power }: { power: Schemas['PowerSummary'] }) {
  const { figure } = useFormats()
  const { estimatedWatts, supplyWatts, cpuWatts, graphicsWatts, restWatts } = power
  const { state, share, spare } = powerFigures(power)
  const draw = figure(Math.round(estimatedWatts))
  const drawText =
    state === 'unknown' || supplyWatts === null ? words.draw(draw) : words.drawOf(draw, figure(supplyWatts))
  const verdict =
    state === 'unknown' ? words.power_unknown : words[`power_${state}`](figure(Math.round(spare)))
  return (
    <>
      <Text size="sm">{drawText}</Text>
      {supplyWatts !== null && (
        // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in its own way
        <div
          role="meter"
          aria-label={words.powerLabel}
          aria-valuemin={0}
          aria-valuemax={supplyWatts}
          aria-valuenow={Math.min(estimatedWatts, supplyWatts)}
          aria-valuetext={`${drawText}. ${verdict}`}
          className={classes.bar}
        >
          <div className={classes.fill} data-state={state} style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <Text size="sm" fw={state === 'over' ? 600 : undefined}>
        {verdict}
      </Text>
      <Text size="xs" c="dimmed">
        {words.shares(
          figure(Math.round(cpuWatts)),
          figure(Math.round(graphicsWatts)),
          figure(Math.round(restWatts)),
        )}
      </Text>
    </>
  )
}
