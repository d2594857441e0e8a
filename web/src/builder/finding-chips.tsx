import { texts } from '../texts'
import classes from './builder.module.css'
import { partElementId, useBuilder } from './builder-context'
import type { PlacedFindings } from './findings'

const words = texts.builder.findings

type Chip = NonNullable<ReturnType<PlacedFindings['elsewhere']['get']>>[number]

/** Findings that another part tells: a chip leads there. */
export function FindingChips({ chips }: { chips: readonly Chip[] }) {
  const { products } = useBuilder()
  if (chips.length === 0) return null
  return (
    <div className={classes.findingChips}>
      {chips.map(({ weight, at }) => (
        <button
          key={weight + at}
          type="button"
          className={classes.findingChip}
          data-weight={weight}
          onClick={() => document.getElementById(partElementId(at))?.focus()}
        >
          {words.chip(weight, products.get(at)?.name ?? at)}
        </button>
      ))}
    </div>
  )
}
