import { Loader, Stack, Text, Title } from '@mantine/core'
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

/** The smallest changes that fix the PC; shown while it has errors. */
export function Fixes() {
  const { productIds } = useBuilder()
  const { data: verdict } = useQuery(verdictQuery(productIds))
  if (!verdict || verdict.isValid) return null
  return (
    <section aria-labelledby="panel-fixes">
      <Title order={2} size="h6" mb="xs" id="panel-fixes">
        {words.title}
      </Title>
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
  if (data.fixes.length === 0) return <Text size="sm">{words.none}</Text>
  return (
    <Stack gap="xs">
      <Stack component="ul" gap="xs" className={classes.plainList}>
        {data.fixes.map((fix) => (
          <FixCard
            key={JSON.stringify(fix.changes)}
            fix={fix}
            proposed={proposed}
            isOutdated={isPlaceholderData}
          />
        ))}
      </Stack>
      {!data.isProven && (
        <Text size="xs" c="dimmed">
          {words.notProven}
        </Text>
      )}
    </Stack>
  )
}
