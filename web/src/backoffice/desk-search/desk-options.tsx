import finder from '../../finder/finder.module.css'
import type { DeskGroup, DeskOption } from './desk-groups'
import classes from './desk-search.module.css'

interface Props {
  id: string
  groups: DeskGroup[]
  /** Counted over all groups. */
  active: number
  onChoose: (option: DeskOption) => void
}

export function DeskOptions({ id, groups, active, onChoose }: Props) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, { options }) => count + options.length, 0),
  )
  return groups.map(({ label, options }, at) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox.
    <div key={label} role="group" aria-label={label}>
      <div className={classes.label} aria-hidden>
        {label}
      </div>
      {options.map((option, place) => {
        const number = (starts[at] ?? 0) + place
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          <div
            key={option.id}
            id={`${id}-${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === active}
            className={finder.option}
            onClick={() => onChoose(option)}
          >
            <span className={finder.name}>
              {option.title}
              <small className={finder.small}>{option.detail}</small>
            </span>
            {option.side && <span className={finder.price}>{option.side}</span>}
          </div>
        )
      })}
    </div>
  ))
}
