// One search over everything, in the header: results while typing, by mouse or by keyboard.
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { groupNamesQuery } from '../builder/queries'
import { useFormats } from '../session/format'
import { PartIcon } from '../shell/part-icon'
import { texts } from '../texts'
import { ComboboxField } from './combobox-field'
import classes from './finder.module.css'
import { FoundProduct } from './found-product'
import { quickSearchQuery } from './search-query'
import { SearchToggle } from './search-toggle'
import { useCombobox } from './use-combobox'

const words = texts.products.search

/** Shorter than a pause between two keys of a slow typist. */
const pauseMs = 150

export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false)
  return (
    <SearchToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} words={words}>
      <SearchBox key={String(isOpen)} isFocused={isOpen} onLeave={() => setOpen(false)} />
    </SearchToggle>
  )
}

/** What is typed and found, and what choosing it does. */
function useSearchList(onLeave: () => void) {
  const navigate = useNavigate()
  const combobox = useCombobox(onLeave)
  const { query, leave } = combobox
  const [asked] = useDebouncedValue(query, pauseMs)
  const { data } = useQuery(quickSearchQuery(asked))
  const { data: groups } = useQuery(groupNamesQuery)
  const found = query === '' ? [] : (data ?? [])
  const isShown = combobox.isOpen && query !== '' && data !== undefined

  const showAll = () => {
    if (query === '') return
    leave()
    void navigate({ to: '/search', search: { q: query } })
  }
  const show = (productId: string) => {
    leave()
    void navigate({ to: '/products/$productId', params: { productId } })
  }
  const choose = (place: number) => {
    const product = found[place]
    if (product) show(product.productId)
    else showAll()
  }
  return { combobox, query, groups, found, isShown, show, showAll, choose }
}

function SearchBox({ isFocused, onLeave }: { isFocused: boolean; onLeave: () => void }) {
  const list = useSearchList(onLeave)
  const { combobox, found, isShown, choose, showAll } = list
  const id = useId()
  return (
    <ComboboxField
      id={id}
      combobox={combobox}
      words={words}
      isFocused={isFocused}
      isShown={isShown}
      // The products, then "Show everything".
      onKeyDown={(event) => combobox.onKeyDown(event, found.length + 1, isShown, choose)}
      onSubmit={showAll}
    >
      <Results id={id} list={list} />
    </ComboboxField>
  )
}

function Results({ id, list }: { id: string; list: ReturnType<typeof useSearchList> }) {
  const { query, groups, found, combobox, show, showAll } = list
  const { active } = combobox
  const formats = useFormats()
  return (
    <>
      {found.map((product, place) => (
        <FoundProduct
          key={product.productId}
          id={`${id}-${place}`}
          product={product}
          isActive={place === active}
          formats={formats}
          group={groups?.get(product.productGroupId ?? '')}
          onChoose={() => show(product.productId)}
        />
      ))}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys. */}
      <div
        id={`${id}-${found.length}`}
        role="option"
        tabIndex={-1}
        aria-selected={active === found.length}
        className={classes.option}
        onClick={showAll}
      >
        <PartIcon kind={null} size={20} />
        <span>{found.length > 0 ? words.showAll(query) : words.nothing(query)}</span>
      </div>
    </>
  )
}
