import { texts } from '../../texts'
import classes from './candidates.module.css'
import type { Facet, FacetCounts } from './facets'
import type { Filters } from './filters'
import { Tick } from './tick'

interface FeatureChoicesProps {
  features: readonly Facet[]
  counts: FacetCounts
  ticked: Filters['facts']
  onTick: (name: string, value: string) => void
}

/** What is there or not: each a heading of its own would be too many headings. */
export function FeatureChoices({ features, counts, ticked, onTick }: FeatureChoicesProps) {
  if (features.length === 0) return null
  return (
    <fieldset className={classes.facet}>
      <legend className={classes.legend}>{texts.candidates.filters.features}</legend>
      {features.map(({ name, label }) => (
        <Tick
          key={name}
          label={label}
          count={counts.get(name)?.get('true') ?? 0}
          isTicked={ticked[name]?.includes('true') ?? false}
          onTick={() => onTick(name, 'true')}
        />
      ))}
    </fieldset>
  )
}
