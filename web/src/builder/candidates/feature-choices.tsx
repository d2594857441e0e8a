import { texts } from '../../texts'
import classes from './candidates.module.css'
import type { Facet, FacetCounts } from './facets'
import type { Filters } from './filters'
import { PlainCheckbox } from './plain-checkbox'

interface FeatureChoicesProps {
  features: readonly Facet[]
  counts: FacetCounts
  ticked: Filters['facts']
  onTick: (name: string, value: string) => void
}

/** Yes-or-no facts share one heading. */
export function FeatureChoices({ features, counts, ticked, onTick }: FeatureChoicesProps) {
  if (features.length === 0) return null
  return (
    <fieldset className={classes.facet}>
      <legend className={classes.legend}>{texts.candidates.filters.features}</legend>
      {features.map(({ name, label }) => (
        <PlainCheckbox
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
