import { Text } from '@mantine/core'
import type { Product } from '../builder/build'
import { candidatesOf } from '../builder/candidates/candidate'
import { compareFacts, isDerived } from '../builder/candidates/compare'
import { keyFactsOf } from '../builder/candidates/key-facts'
import { texts } from '../texts'
import classes from './products.module.css'

/** All facts with their units, the ones that matter most first. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = compareFacts(candidatesOf([product], keyFactsOf(product.kind)))
  if (facts.length === 0) return <Text c="dimmed">{texts.products.noFacts}</Text>
  const hasDerived = facts.some(({ name }) => isDerived(product.facts, name))
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ name, label, values: [value] }) => [
          <dt key={`${name} label`}>{label}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </dl>
      {hasDerived && (
        <Text size="sm" c="dimmed">
          {texts.products.derivedHint}
        </Text>
      )}
    </>
  )
}
