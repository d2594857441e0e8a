import { Button, Group, Text } from '@mantine/core'
import { LineTree } from '../lines/line-tree'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import { availabilityInWords } from './availability'
import classes from './cart.module.css'
import type { Cart, CartLine } from './cart-query'
import { QuantityField, ReferenceField } from './line-fields'
import { LineProblems } from './line-problems'

const words = texts.cart

export const nameOf = ({ name, materialId }: CartLine) => name ?? materialId?.value ?? ''

interface Props {
  cart: Cart
  onRemove: (line: CartLine) => void
}

export const CartLines = ({ cart: { lines, currency }, onRemove }: Props) => (
  <ul className={classes.lines} aria-label={words.lines}>
    {lines.map((line) => (
      <Line key={line.lineId} line={line} currency={currency} onRemove={() => onRemove(line)} />
    ))}
  </ul>
)

function Line({ line, currency, onRemove }: { line: CartLine; currency: string; onRemove: () => void }) {
  const formats = useFormats()
  const { unitPrice, quantity, orderLines } = line
  const stock = availabilityInWords(line, formats)
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <div className={classes.name}>
          <Text fw={600}>{nameOf(line)}</Text>
          <Text size="sm" c="dimmed">
            {[unitPrice && words.each(formats.money(unitPrice.gross, currency)), stock]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <QuantityField line={line} />
        <Text className={classes.sum} fw={600}>
          {unitPrice ? formats.money(unitPrice.gross * quantity, currency) : words.noPrice}
        </Text>
      </div>
      <PriceChanged line={line} currency={currency} />
      <LineProblems line={line} />
      {orderLines.length > 0 && (
        <details className={classes.parts}>
          <summary>{words.parts(orderLines.length)}</summary>
          <LineTree
            label={nameOf(line)}
            currency={currency}
            lines={orderLines.map((part) => ({
              lineNumber: part.lineNumber,
              name: part.name ?? '',
              materialNumber: part.materialNumber,
              quantity: part.quantity,
              unitPrice: part.unitPrice?.gross ?? null,
              notes: [],
              parts: [],
            }))}
          />
        </details>
      )}
      <Group justify="space-between" wrap="nowrap">
        <ReferenceField line={line} />
        <Button
          variant="subtle"
          size="compact-sm"
          flex="none"
          aria-label={words.removeNamed(nameOf(line))}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Group>
    </li>
  )
}

function PriceChanged({
  line: { unitPrice, priceWhenAdded },
  currency,
}: {
  line: CartLine
  currency: string
}) {
  const { money } = useFormats()
  if (!unitPrice || !priceWhenAdded) return null
  const before = money(priceWhenAdded.gross, priceWhenAdded.currency)
  const now = money(unitPrice.gross, currency)
  return before === now ? null : <Text size="sm">{words.priceChanged(before, now)}</Text>
}
