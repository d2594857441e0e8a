import { Button, Group, Stack, Switch, Title } from '@mantine/core'
import { memo } from 'react'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import classes from './candidates.module.css'
import { FacetChoices } from './facet-choices'
import { type Facet, type FacetCounts, makerFacet } from './facets'
import { FeatureChoices } from './feature-choices'
import { countFilters, type Filters, toggled } from './filters'
import { PriceRange } from './price-range'

interface FilterPanelProps {
  filters: Filters
  facets: readonly Facet[]
  counts: FacetCounts
  currency: string | undefined
  /** Whether the verdicts are loaded. */
  canJudge: boolean
  found: number
  onChange: (change: Partial<Filters>) => void
  onReset: () => void
  onDone: () => void
}

const words = texts.candidates.filters

export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, counts, currency, onChange } = props
  const { figure } = useFormats()
  const tick = (name: string, value: string) =>
    name === makerFacet
      ? onChange({ makers: toggled(filters.makers, value) })
      : onChange({ facts: { ...filters.facts, [name]: toggled(filters.facts[name] ?? [], value) } })
  const tickedIn = (name: string) => (name === makerFacet ? filters.makers : (filters.facts[name] ?? []))
  return (
    <section className={classes.filters} aria-label={words.title}>
      <Stack gap="md" className={classes.filterFields ?? ''}>
        <Group justify="space-between" wrap="nowrap" mih={30}>
          <Title order={3} size="h5">
            {words.title}
          </Title>
          {countFilters(filters) > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={props.onReset}>
              {words.reset}
            </Button>
          )}
        </Group>
        <Stack gap="xs">
          <Switch
            label={words.onlyFitting}
            checked={filters.onlyFitting}
            disabled={!props.canJudge}
            onChange={(event) => onChange({ onlyFitting: event.currentTarget.checked })}
          />
          <Switch
            label={words.inStockOnly}
            checked={filters.inStockOnly}
            onChange={(event) => onChange({ inStockOnly: event.currentTarget.checked })}
          />
        </Stack>
        {currency && (
          <PriceRange currency={currency} from={filters.priceFrom} to={filters.priceTo} onChange={onChange} />
        )}
        {facets
          .filter(({ isFeature }) => !isFeature)
          .map((facet) => (
            <FacetChoices
              key={facet.name}
              facet={facet}
              counts={counts.get(facet.name)}
              ticked={tickedIn(facet.name)}
              onTick={tick}
            />
          ))}
        <FeatureChoices
          features={facets.filter(({ isFeature }) => isFeature)}
          counts={counts}
          ticked={filters.facts}
          onTick={tick}
        />
      </Stack>
      <div className={classes.filtersDone}>
        <Button fullWidth onClick={props.onDone}>
          {words.show(figure(props.found))}
        </Button>
      </div>
    </section>
  )
})
