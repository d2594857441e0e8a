import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '../../texts'
import classes from './candidates.module.css'
import { type Facet, fewValues } from './facets'
import { PlainCheckbox } from './plain-checkbox'

interface FacetChoicesProps {
  facet: Facet
  counts: ReadonlyMap<string, number> | undefined
  ticked: readonly string[]
  onTick: (name: string, value: string) => void
}

const few = 6
const none: ReadonlyMap<string, number> = new Map()
const words = texts.candidates.filters

/** The values of one facet: some at first, all on demand; ticked values are always shown. */
export function FacetChoices({ facet, counts = none, ticked, onTick }: FacetChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  const { name, label, values } = facet
  const isLong = values.length > few + 2
  const shown = isOpen || !isLong ? values : fewValues(values, counts, ticked, few)
  return (
    <fieldset className={classes.facet}>
      <legend className={classes.legend}>{label}</legend>
      <div className={isOpen ? classes.allValues : undefined}>
        {shown.map(({ value, label }) => (
          <PlainCheckbox
            key={value}
            label={label}
            count={counts.get(value) ?? 0}
            isTicked={ticked.includes(value)}
            onTick={() => onTick(name, value)}
          />
        ))}
      </div>
      {isLong && (
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showFewer : words.showAll(values.length)}
        </Button>
      )}
    </fieldset>
  )
}
