import { Group, TextInput } from '@mantine/core'
import { texts } from '../../texts'
import classes from './candidates.module.css'
import type { Filters } from './filters'

interface PriceRangeProps {
  currency: string
  from: number | undefined
  to: number | undefined
  onChange: (change: Pick<Filters, 'priceFrom'> | Pick<Filters, 'priceTo'>) => void
}

const words = texts.candidates.filters

/** An empty field means no limit. */
const limitIn = (text: string) => (text.trim() === '' ? undefined : Math.max(0, Number(text)))

const Limit = (props: { label: string; value: number | undefined; onChange: (value?: number) => void }) => (
  <TextInput
    type="number"
    inputMode="numeric"
    min={0}
    size="sm"
    label={props.label}
    value={props.value ?? ''}
    onChange={(event) => props.onChange(limitIn(event.currentTarget.value))}
  />
)

export const PriceRange = ({ currency, from, to, onChange }: PriceRangeProps) => (
  <fieldset className={classes.facet}>
    <legend className={classes.legend}>{words.price(currency)}</legend>
    <Group gap="xs" grow wrap="nowrap">
      <Limit label={words.from} value={from} onChange={(priceFrom) => onChange({ priceFrom })} />
      <Limit label={words.to} value={to} onChange={(priceTo) => onChange({ priceTo })} />
    </Group>
  </fieldset>
)
