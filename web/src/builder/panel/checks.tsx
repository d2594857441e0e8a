import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { incompleteSlots } from '../assign-slots'
import { panelStatusId, useBuilder } from '../builder-context'
import { FindingList } from '../finding-list'
import { generalFindings } from '../findings'
import { Fixes } from '../fixes/fixes-host'
import { verdictQuery } from '../queries'
import { usePlacedFindings } from '../use-placed-findings'
import { useStatusLines } from './build-status'
import classes from './panel.module.css'

const words = texts.builder.panel

/** Whether everything fits, announced when it changes, and the findings about the PC as a whole. */
export function Checks() {
  const { places, productIds } = useBuilder()
  const { data: verdict, error, refetch } = useQuery(verdictQuery(productIds))
  const { firstProblemAt } = usePlacedFindings()
  const lacks = incompleteSlots(places).length > 0
  const general = verdict && productIds.length > 0 ? generalFindings(verdict, lacks) : []
  return (
    <Stack component="section" gap="xs" aria-labelledby="panel-checks">
      <VisuallyHidden>
        <h2 id="panel-checks">{words.checks}</h2>
      </VisuallyHidden>
      <StatusLines id={panelStatusId} />
      {error && <Failure error={error} onRetry={() => refetch()} />}
      <FindingList findings={general} label={words.aboutAll} />
      {/* No part tells a problem that would contain the fixes, or nothing is wrong and an accessory is missing. */}
      {firstProblemAt === undefined && <Fixes />}
    </Stack>
  )
}

export function StatusLines({ id, isShort = false }: { id?: string; isShort?: boolean }) {
  const lines = useStatusLines()
  return (
    <div role="status" id={id} tabIndex={id ? -1 : undefined} className={classes.status}>
      {lines.slice(0, isShort ? 1 : undefined).map(({ tone, words: text }) => (
        <Text key={text} size="sm" fw={600} className={classes.line} data-tone={tone}>
          {text}
        </Text>
      ))}
    </div>
  )
}
