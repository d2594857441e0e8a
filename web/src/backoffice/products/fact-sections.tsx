import { Box, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factLabel } from '../../builder/candidates/format-fact'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import { FactCell, factOf } from './fact-cell'
import {
  type AdminProduct,
  type Fact,
  factsQuery,
  type MissingFact,
  missingFactsQuery,
} from './product-queries'
import { RuleLinks } from './rule-links'

const words = backofficeTexts.products.one

interface Props {
  product: AdminProduct
  kind: string
  /** The fact whose field is open first. */
  opened: string | undefined
}

/** All facts of a product: those that rules miss first. */
export function FactSections({ product, kind, opened }: Props) {
  const facts = useQuery(factsQuery)
  const missing = useQuery(missingFactsQuery(product.productId))
  const error = facts.error ?? missing.error
  if (error)
    return <Failure error={error} onRetry={() => void Promise.all([facts.refetch(), missing.refetch()])} />
  if (!facts.data || !missing.data) return <PageWaiting />
  return (
    <Sections
      key={kind}
      product={product}
      kind={kind}
      facts={facts.data.kinds.find((each) => each.kind === kind)?.facts ?? []}
      missing={missing.data.facts}
      opened={opened}
    />
  )
}

interface SectionsProps {
  product: AdminProduct
  kind: string
  facts: Fact[]
  missing: MissingFact[]
  opened: string | undefined
}

function Sections({ product, kind, facts, missing, opened }: SectionsProps) {
  // A fact stays where it is while the page is open, so that no row moves under the hands.
  const [{ first, known, others }] = useState(() => {
    const byName = new Map(facts.map((fact) => [fact.name, fact]))
    const first = missing.flatMap((each) => byName.get(each.fact) ?? [])
    const rest = facts.filter((fact) => !first.includes(fact))
    const isKnown = ({ name }: Fact) => factOf(product, name) !== null
    return { first, known: rest.filter(isKnown), others: rest.filter((fact) => !isKnown(fact)) }
  })
  const table = { product, kind, missing, opened }
  return (
    <Stack data-edit-area="">
      <Section id="missing-facts" title={words.missing}>
        <Text size="sm" c="dimmed">
          {first.length > 0 ? words.missingIntro : words.nothingMissing}
        </Text>
        {first.length > 0 && <FactTable label={words.missing} facts={first} {...table} />}
      </Section>
      {known.length > 0 && (
        <Section id="known-facts" title={words.facts}>
          <FactTable label={words.facts} facts={known} {...table} />
        </Section>
      )}
      {others.length > 0 && (
        <Section id="other-facts" title={words.others}>
          <FactTable label={words.others} facts={others} {...table} />
        </Section>
      )}
    </Stack>
  )
}

const widths = ['45%', '30%', '25%']

const FactTable = ({ label, facts, ...row }: SectionsProps & { label: string }) => (
  <RecordTable
    label={label}
    columns={words.factColumns.map((name, place) => ({ label: name, width: widths[place] ?? '' }))}
  >
    {facts.map((fact) => (
      <FactRow key={fact.name} fact={fact} {...row} />
    ))}
  </RecordTable>
)

function FactRow({ fact, product, kind, missing, opened }: Omit<SectionsProps, 'facts'> & { fact: Fact }) {
  const [factColumn, valueColumn, rulesColumn] = words.factColumns
  const label = factLabel(fact.name, kind)
  const count = missing.find((each) => each.fact === fact.name)
  return (
    <Table.Tr data-fact={fact.name}>
      <Cell label={factColumn}>
        <Box maw={380}>
          <Text size="sm" fw={500}>
            {label}
          </Text>
          {fact.description !== label && (
            <Text size="xs" c="dimmed">
              {fact.description}
            </Text>
          )}
          {count && factOf(product, fact.name) === null && <MissingCount count={count} />}
        </Box>
      </Cell>
      <Cell label={valueColumn}>
        <FactCell product={product} fact={fact} label={label} isOpenFirst={fact.name === opened} />
      </Cell>
      <Cell label={rulesColumn}>
        <RuleLinks names={fact.rules} />
      </Cell>
    </Table.Tr>
  )
}

function MissingCount({ count: { settles, undecided } }: { count: MissingFact }) {
  const { figure } = useFormats()
  return (
    <Text size="xs" fw={500}>
      {settles > 0 ? words.settles(figure(settles)) : words.contributes(figure(undecided))}
    </Text>
  )
}
