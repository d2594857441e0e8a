import type { Schemas } from '@buildorder/client'
import { Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { texts } from '../../texts'
import classes from '../builder.module.css'
import { useBuilder } from '../builder-context'
import type { Verdict } from '../findings'
import { fixesQuery } from '../queries'
import { useProposed } from '../use-products'
import { FixCard } from './fix-card'

const words = texts.builder.fixes

type Found = Schemas['Fixes']

/** The smallest changes that fix the PC, or the accessories that a valid one lacks; those only once they are found. */
export function Fixes({ verdict: { isValid, errors } }: { verdict: Verdict }) {
  const { productIds } = useBuilder()
  const hasPriceList = useAccount()?.priceList ?? false
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...fixesQuery(productIds),
    enabled: hasPriceList,
  })
  if (isValid && (isPlaceholderData || !data?.fixes.length)) return null
  return (
    <section aria-labelledby="fixes" className={classes.fixes}>
      <Text component="h3" size="sm" fw={600} id="fixes">
        {isValid ? words.accessories : words.title(errors.length)}
      </Text>
      {!hasPriceList && <Text size="sm">{words.noPriceList}</Text>}
      {error && <Failure error={error} onRetry={() => refetch()} />}
      {hasPriceList && !error && <FoundFixes found={data} isOutdated={isPlaceholderData} />}
    </section>
  )
}

function FoundFixes({ found, isOutdated }: { found: Found | undefined; isOutdated: boolean }) {
  const changes = found?.fixes.flatMap((fix) => fix.changes) ?? []
  const proposed = useProposed(
    changes.flatMap(({ remove, add }) => [remove, add].filter((id) => id !== null)),
  )
  if (!found || !proposed)
    return (
      <div role="status" aria-label={words.searching}>
        <Loader size="sm" aria-hidden />
      </div>
    )
  const [best, ...rest] = found.fixes.map((fix) => (
    <FixCard key={JSON.stringify(fix.changes)} fix={fix} proposed={proposed} isOutdated={isOutdated} />
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
      {!found.isProven && (
        <Text size="xs" c="dimmed">
          {words.notProven}
        </Text>
      )}
    </Stack>
  )
}
