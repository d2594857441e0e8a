import { Button, Group, Switch, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import { availabilityText } from './availability'
import type { Candidate } from './candidate'
import classes from './candidates.module.css'
import { compareFacts } from './compare'
import { ComparedRow } from './compared-row'
import { Findings } from './findings'
import { PriceText } from './price-text'
import type { Verdicts } from './verdict'
import { VerdictLine } from './verdict-line'
import type { Question } from './verdicts-query'

interface ComparisonProps {
  candidates: readonly Candidate[]
  verdicts: Verdicts
  question: Question
  replacing: string | undefined
  onChoose: (id: string) => void
  onRemove: (id: string) => void
  onBack: () => void
}

const words = texts.candidates

export function Comparison(props: ComparisonProps) {
  const { candidates, verdicts, onChoose, onRemove, onBack } = props
  const formats = useFormats()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const facts = compareFacts(candidates)
  const shown = onlyDifferences ? facts.filter(({ differs }) => differs) : facts
  const products = candidates.map(({ product }) => product)
  const differ = (values: unknown[]) => new Set(values).size > 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape belongs to the whole view, wherever the focus is in it
    <div
      className={classes.comparison}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBack()
      }}
    >
      <Group justify="space-between">
        <Button variant="default" onClick={onBack} data-autofocus ref={(button) => button?.focus()}>
          {words.compare.back}
        </Button>
        <Switch
          label={words.compare.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <section className={classes.comparedScroller} tabIndex={0} aria-label={words.compare.open(0)}>
        <Table
          className={classes.compared ?? ''}
          verticalSpacing="xs"
          layout="fixed"
          __vars={{ '--columns': String(candidates.length) }}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Td className={classes.comparedLabel ?? ''} />
              {candidates.map(({ id, product }) => (
                <Table.Th key={id} scope="col" className={classes.comparedHead ?? ''}>
                  <Text fw={650} size="sm">
                    {product.name}
                  </Text>
                  <Group gap="xs" mt="xs">
                    <Button
                      size="xs"
                      onClick={() => onChoose(id)}
                      aria-label={words.about(words.choose, product.name)}
                    >
                      {words.choose}
                    </Button>
                    <Button
                      size="xs"
                      variant="subtle"
                      onClick={() => onRemove(id)}
                      aria-label={words.about(words.compare.takeOut, product.name)}
                    >
                      {words.compare.takeOut}
                    </Button>
                  </Group>
                  {id === props.replacing && <span className={classes.chosen}>{words.chosen}</span>}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <ComparedRow
              label={words.compare.fit}
              differs={differ(candidates.map(({ id }) => verdicts.get(id)?.fit))}
            >
              {candidates.map(({ id }) => {
                const verdict = verdicts.get(id)
                return (
                  <div key={id}>
                    <VerdictLine verdict={verdict && { ...verdict, findings: [] }} isJudging={false} />
                    {verdict && <Findings productId={id} verdict={verdict} question={props.question} />}
                  </div>
                )
              })}
            </ComparedRow>
            <ComparedRow label={words.compare.price} differs={differ(candidates.map(({ price }) => price))}>
              {products.map(({ productId, price }) => (
                <PriceText key={productId} price={price} formats={formats} />
              ))}
            </ComparedRow>
            <ComparedRow
              label={words.compare.availability}
              differs={differ(products.map((product) => availabilityText(product, formats)))}
            >
              {products.map((product) => availabilityText(product, formats))}
            </ComparedRow>
            <ComparedRow
              label={words.compare.maker}
              differs={differ(products.map(({ manufacturer }) => manufacturer))}
            >
              {products.map(({ manufacturer }) => manufacturer)}
            </ComparedRow>
            {shown.map(({ name, label, values, differs }) => (
              <ComparedRow key={name} label={label} differs={differs}>
                {values}
              </ComparedRow>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  )
}
