import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type Ref, useEffect, useRef } from 'react'
import { texts } from '../../texts'
import classes from './candidates.module.css'
import type { SortChoice, SortOrder } from './sort'

interface ToolbarProps {
  text: string
  onText: (text: string) => void
  /** The arrow key or Enter in the search field. */
  onList: () => void
  order: SortOrder
  orders: SortChoice[]
  onOrder: (order: SortOrder) => void
  filterCount: number
  onFilters: () => void
  comparedCount: number
  compareButton: Ref<HTMLButtonElement>
  onCompare: () => void
}

const words = texts.candidates

/** On a phone the focus would open the keyboard, which hides the list. */
const hasKeyboard = () => matchMedia('(hover: hover)').matches

export function Toolbar(props: ToolbarProps) {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasKeyboard()) search.current?.focus()
  }, [])
  const canCompare = props.comparedCount >= 2
  return (
    <div className={classes.toolbar}>
      <TextInput
        ref={search}
        type="search"
        aria-label={words.filters.search}
        placeholder={words.filters.searchHint}
        value={props.text}
        onChange={(event) => props.onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
          event.preventDefault()
          props.onList()
        }}
        autoComplete="off"
        data-autofocus={hasKeyboard() || undefined}
        className={classes.search}
      />
      <Button variant="default" hiddenFrom="sm" onClick={props.onFilters}>
        {words.filters.open(props.filterCount)}
      </Button>
      <NativeSelect
        aria-label={words.sort.label}
        value={props.order}
        data={props.orders}
        onChange={(event) => props.onOrder(event.currentTarget.value as SortOrder)}
        className={classes.sort}
      />
      {props.orders.some(({ value }) => value === 'price-up') && (
        <Button
          variant={props.order === 'price-up' ? 'light' : 'default'}
          aria-pressed={props.order === 'price-up'}
          title={words.sort.byPriceHint}
          onClick={() => props.onOrder(props.order === 'price-up' ? 'fit' : 'price-up')}
        >
          {words.sort.byPrice}
        </Button>
      )}
      <Button
        ref={props.compareButton}
        variant={canCompare ? 'filled' : 'default'}
        aria-disabled={!canCompare}
        // Not a tooltip: its code would be a third of what the picker loads.
        {...(!canCompare && { 'data-disabled': true, title: words.compare.hint })}
        onClick={() => canCompare && props.onCompare()}
      >
        {words.compare.open(props.comparedCount)}
      </Button>
    </div>
  )
}
