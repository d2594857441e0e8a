import { Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import classes from '../builder.module.css'
import { useBuilder } from '../builder-context'
import { fixesQuery, verdictQuery } from '../queries'
import { useProposed } from '../use-products'
import { FixCard } from './fix-card'

const words = texts.builder.fixes

/** The smallest changes that fix the PC, inside the first problem; shown while the PC has errors. */
export function Fixes() {
  const { productIds } = useBuilder()
  const { data: verdict } = useQuery(verdictQuery(productIds))
  if (!verdict || verdict.isValid) return null
  return (
    <section aria-labelledby="fixes" className={classes.fixes}>
      <Text component="h3" size="sm" fw={600} id="fixes">
        {words.title(verdict.errors.length)}
      </Text>
      <FoundFixes />
    </section>
  )
}

function FoundFixes() {
  const { productIds } = useBuilder()
  const hasPriceList = useAccount()?.priceList ?? false
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...fixesQuery(productIds),
    enabled: hasPriceList,
  })
  const changes = data?.fixes.flatMap((fix) => fix.changes) ?? []
  const proposed = useProposed(
    changes.flatMap(({ remove, add }) => [remove, add].filter((id) => id !== null)),
  )
  if (!hasPriceList) return <Text size="sm">{words.noPriceList}</Text>
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (!data || !proposed)
    return (
      <div role="status" aria-label={words.searching}>
        <Loader size="sm" aria-hidden />
      </div>
    )
  const [best, ...rest] = data.fixes.map((fix) => (
    <FixCard key={JSON.stringify(fix.changes)} fix={fix} proposed={proposed} isOutdated={isPlaceholderData} />
  ))
  if (!best) return <Text size="sm">{words.none}</Text>
  return (
    <Stack gap={6}>
      <ul className={classes.plainList}>{best}</ul>
      {rest.length > 0 && (
        <details className={classes.notes}>
          <summary>{words.moreWays(rest.length)}</summary>
          <Stack component="ul" gap={6} className={classes.plainList}>
            {rest}
          </Stack>
        </details>
      )}
      {!data.isProven && (
        <Text size="xs" c="dimmed">
          {words.notProven}
        </Text>
      )}
    </Stack>
  )
}
