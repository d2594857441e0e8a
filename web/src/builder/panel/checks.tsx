import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import { panelStandingId, useBench } from '../bench'
import { FindingList } from '../finding-list'
import { generalFindings } from '../findings'
import { lackingSlots } from '../places'
import { verdictQuery } from '../queries'
import classes from './panel.module.css'
import { useStandingLines } from './standing'

const words = texts.builder.panel

/** Whether everything fits, told again whenever it changes; and what concerns no part alone. */
export function Checks() {
  const { places, productIds } = useBench()
  const { data: verdict, error, refetch } = useQuery(verdictQuery(productIds))
  const lacks = lackingSlots(places).length > 0
  const general = verdict && productIds.length > 0 ? generalFindings(verdict, lacks) : []
  return (
    <Stack component="section" gap="xs" aria-labelledby="panel-checks">
      <VisuallyHidden>
        <h2 id="panel-checks">{words.checks}</h2>
      </VisuallyHidden>
      <StandingLines id={panelStandingId} />
      {error && <Failure error={error} onRetry={() => refetch()} />}
      <FindingList findings={general} label={words.aboutAll} />
    </Stack>
  )
}

export function StandingLines({ id, isShort = false }: { id?: string; isShort?: boolean }) {
  const lines = useStandingLines()
  return (
    <div role="status" id={id} tabIndex={id ? -1 : undefined} className={classes.standing}>
      {lines.slice(0, isShort ? 1 : undefined).map(({ tone, words: told }) => (
        <Text key={told} size="sm" fw={600} className={classes.line} data-tone={tone}>
          {told}
        </Text>
      ))}
    </div>
  )
}
