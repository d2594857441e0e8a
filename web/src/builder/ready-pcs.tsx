import type { Schemas } from '@buildorder/client'
import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { linkTo } from '../builds/build-link'
import { useFormats } from '../session/format'
import { ButtonLink } from '../shell/button-link'
import { Failure } from '../shell/page-failure'
import { PartIcon } from '../shell/part-icon'
import { texts } from '../texts'
import { AddReadyPc } from './add-ready-pc'
import type { Bundle } from './build'
import { completionsQuery } from './queries'
import classes from './start.module.css'

const words = texts.builder.ready

const levels = ['entry', 'balanced', 'high'] as const

/** Three ready PCs of a bundle, at three prices. */
export function ReadyPcs({ bundle }: { bundle: Bundle }) {
  const { data, error, refetch } = useQuery({
    ...completionsQuery(bundle.bundleId, [], { budget: null, purpose: null }),
    staleTime: 5 * 60_000,
  })
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (data && data.completions.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.none}
      </Text>
    )
  return (
    <ul className={classes.ready} aria-label={words.listOf(bundle.name)} aria-busy={data === undefined}>
      {data
        ? data.completions.map((completion) => (
            <ReadyPc key={completion.price.gross} bundle={bundle} completion={completion} />
          ))
        : levels.map((level) => <Skeleton key={level} component="li" className={classes.waiting ?? ''} />)}
    </ul>
  )
}

function ReadyPc({ bundle, completion }: { bundle: Bundle; completion: Schemas['Completion'] }) {
  const { money } = useFormats()
  const { price, level, summary, products } = completion
  const productIds = products.map(({ productId }) => productId)
  const name = words.named(bundle.name, level ? texts.builder.completion.levels[level] : '')
  return (
    <Card component="li" withBorder padding="md" className={classes.pc} data-level={level}>
      <div className={classes.pcHead}>
        <span className={classes.pcIcon}>
          <PartIcon kind="case" size={28} />
        </span>
        <div>
          <Title order={3} size="sm" fw={600}>
            {level ? texts.builder.completion.levels[level] : bundle.name}
          </Title>
          <Text fz="h3" fw={700} lh={1.2} className={classes.pcPrice}>
            {money(price.gross, price.currency)}
          </Text>
        </div>
      </div>
      <Text size="sm" fw={500}>
        {summary.headline}
      </Text>
      <ul className={classes.pcParts}>
        {[...summary.highlights, ...summary.remarks].map((part) => (
          <Text component="li" size="sm" c="dimmed" key={part}>
            {part}
          </Text>
        ))}
      </ul>
      <div className={classes.pcActions}>
        <ButtonLink
          to="/"
          search={linkTo(bundle.bundleId, productIds)}
          size="xs"
          aria-label={words.openNamed(name)}
        >
          {words.open}
        </ButtonLink>
        <AddReadyPc bundleId={bundle.bundleId} productIds={productIds} name={name} />
      </div>
    </Card>
  )
}
