import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../../texts'
import classes from '../builder.module.css'
import { useBuilder } from '../builder-context'
import { factLabel } from '../candidates/format-fact'
import { ruleWords } from '../findings'
import { summaryQuery } from '../queries'

const words = texts.builder.panel

/** The checks that could not be made, by product, behind a disclosure: they are not problems of the PC. */
export function Unchecked() {
  const { bundle, productIds, products } = useBuilder()
  const { data: summary } = useQuery(summaryQuery(productIds, bundle.bundleId))
  const unchecked = summary?.uncheckedFacts ?? []
  if (unchecked.length === 0) return null
  const byProduct = Object.entries(Object.groupBy(unchecked, ({ productId }) => productId))
  return (
    <details className={classes.notes}>
      <summary>{words.unchecked(unchecked.length)}</summary>
      <Stack gap="xs">
        <Text size="sm">{words.uncheckedHint}</Text>
        {byProduct.map(([productId, facts = []]) => (
          <div key={productId}>
            <Text size="sm" fw={600}>
              {products.get(productId)?.name ?? productId}
            </Text>
            <ul className={classes.plainList}>
              {facts.map(({ ruleName, fact }) => (
                <Text component="li" size="sm" key={ruleName + fact}>
                  {words.uncheckedFact(ruleWords(ruleName), factLabel(fact, products.get(productId)?.kind))}
                </Text>
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </details>
  )
}
