// One search over everything, in the header: results while typing, by mouse or by keyboard.
import { ActionIcon } from '@mantine/core'
import { useClickOutside, useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { groupNamesQuery } from '../builder/queries'
import { useFormats } from '../session/format'
import { SearchIcon } from '../shell/icons'
import { PartIcon } from '../shell/part-icon'
import { texts } from '../texts'
import classes from './finder.module.css'
import { FoundProduct } from './found-product'
import { maxQueryLength, quickSearchQuery } from './search-query'

const words = texts.products.search

/** Shorter than a pause between two keys of a slow typist. */
const pauseMs = 150

export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size="md"
        className={classes.phoneButton}
        aria-label={isOpen ? words.close : words.open}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SearchIcon />
      </ActionIcon>
      <div className={classes.box} data-open={isOpen || undefined}>
        <SearchBox key={String(isOpen)} isFocused={isOpen} onLeave={() => setOpen(false)} />
      </div>
    </>
  )
}

/** What is typed and found, and which place of the list the keyboard is at. */
function useSearchList(onLeave: () => void) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isListOpen, setListOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const query = typed.trim()
  const [asked] = useDebouncedValue(query, pauseMs)
  const { data } = useQuery(quickSearchQuery(asked))
  const { data: groups } = useQuery(groupNamesQuery)
  const found = query === '' ? [] : (data ?? [])
  const isShown = isListOpen && query !== '' && data !== undefined

  const leave = () => {
    setListOpen(false)
    setTyped('')
    setActive(-1)
    onLeave()
  }
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
  /** Places: the products, then "Show everything"; -1 is the field itself. */
  const move = (step: 1 | -1) => {
    const places = found.length + 2
    setListOpen(true)
    setActive(((active + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter') choose(isShown ? active : -1)
    else if (key !== 'Escape') return
    else if (isShown) setListOpen(false)
    else leave()
    event.preventDefault()
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    setListOpen(true)
  }
  return { typed, query, groups, found, active, isShown, setListOpen, type, show, showAll, onKeyDown }
}

function SearchBox({ isFocused, onLeave }: { isFocused: boolean; onLeave: () => void }) {
  const list = useSearchList(onLeave)
  const { active, isShown, setListOpen } = list
  const id = useId()
  const box = useClickOutside<HTMLFormElement>(() => setListOpen(false))
  return (
    <search>
      <form
        ref={box}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          list.showAll()
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setListOpen(false)
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the phone's button opens this field to type into it.
          autoFocus={isFocused}
          type="search"
          className={classes.input}
          role="combobox"
          aria-label={words.label}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={words.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
          onFocus={() => setListOpen(true)}
          onKeyDown={list.onKeyDown}
        />
        {/* It stays in the document, because the field names it. */}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.results}
          className={classes.list}
          hidden={!isShown}
        >
          {isShown && <Results id={id} list={list} />}
        </div>
      </form>
    </search>
  )
}

function Results({ id, list }: { id: string; list: ReturnType<typeof useSearchList> }) {
  const { query, groups, found, active, show, showAll } = list
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
