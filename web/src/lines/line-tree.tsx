// Lines with their prices; a PC can be expanded to its parts.
import { Text } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import classes from './line-tree.module.css'
import { sumOf, type TreeLine } from './tree-line'

const words = texts.orders

interface Props {
  lines: TreeLine[]
  /** Null if unknown. */
  currency: string | null
  /** The name of the list for screen readers. */
  label: string
}

export const LineTree = ({ lines, currency, label }: Props) => (
  <ul className={classes.list} aria-label={label}>
    {lines.map((line) => (
      <Line key={line.lineNumber} line={line} currency={currency} />
    ))}
  </ul>
)

function Line({ line, currency }: { line: TreeLine; currency: Props['currency'] }) {
  const { money, figure } = useFormats()
  const sum = sumOf(line)
  const isMany = line.quantity > 1 && line.unitPrice !== null
  const small = [...(isMany ? [words.each(money(line.unitPrice ?? 0, currency))] : []), ...line.notes]
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name}>{words.units(figure(line.quantity), line.name)}</span>
        {sum !== null && <span className={classes.sum}>{money(sum, currency)}</span>}
      </div>
      {small.length > 0 && (
        <Text size="sm" c="dimmed">
          {small.join(' · ')}
        </Text>
      )}
      {line.parts.length > 0 && (
        <details className={classes.parts}>
          <summary>{words.components(line.parts.length)}</summary>
          <LineTree lines={line.parts} currency={currency} label={line.name} />
        </details>
      )}
    </li>
  )
}
