import { useFormats } from '../../session/format'
import classes from './candidates.module.css'

interface PlainCheckboxProps {
  label: string
  count: number
  isTicked: boolean
  onTick: () => void
}

/** A plain checkbox: a facet can have hundreds. */
export function PlainCheckbox({ label, count, isTicked, onTick }: PlainCheckboxProps) {
  const { figure } = useFormats()
  return (
    <label className={classes.tick} data-empty={(count === 0 && !isTicked) || undefined}>
      <input type="checkbox" checked={isTicked} onChange={onTick} />
      <span className={classes.tickLabel}>{label}</span>
      <span className={classes.tickCount}>{figure(count)}</span>
    </label>
  )
}
