// One field over orders, accounts, invoices, returns, products and purchase orders, in the header of the back office. The key /
// leads to it, Enter opens what is chosen.
import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ComboboxField } from '../../finder/combobox-field'
import { SearchToggle } from '../../finder/search-toggle'
import { useCombobox } from '../../finder/use-combobox'
import { useFormats } from '../../session/format'
import { useMe } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import type { DeskOption } from './desk-groups'
import { deskQuery } from './desk-query'

const words = backofficeTexts.desk

/** Shorter than a pause between two keys of a slow typist. */
const pauseMs = 150

export function DeskSearch() {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field, () => setOpen(true))
  return (
    <SearchToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} words={words}>
      <DeskBox key={String(isOpen)} field={field} isFocused={isOpen} onLeave={() => setOpen(false)} />
    </SearchToggle>
  )
}

/** Only outside of fields: there, the key writes. */
function useSlash(field: RefObject<HTMLInputElement | null>, open: () => void): void {
  const opened = useRef(open)
  opened.current = open
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isInField()) return
      event.preventDefault()
      // On a phone with a keyboard the field is hidden, and focused when it is shown.
      if (field.current?.offsetParent) field.current.focus()
      else opened.current()
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [field])
}

function isInField(): boolean {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(activeElement.type)
  return activeElement?.closest('textarea, select, [role=dialog]') != null
}

function useDeskList(onLeave: () => void) {
  const navigate = useNavigate()
  const formats = useFormats()
  const { rights } = useMe()
  const combobox = useCombobox(onLeave)
  const { query, leave } = combobox
  const [paused] = useDebouncedValue(query, pauseMs)
  /** What Enter was pressed for before its answer was there. */
  const [entered, setEntered] = useState('')
  const asked = entered === query ? query : paused
  const { data, isPlaceholderData, error } = useQuery(deskQuery(asked))
  const isAnswered = data !== undefined && asked === query && !isPlaceholderData
  const groups = data && query !== '' ? data.groupsOf(data.results, { navigate, formats, rights }) : []
  const options = groups.flatMap((group) => group.options)
  const isShown = combobox.isOpen && query !== '' && (data !== undefined || error !== null)

  const open = (option: DeskOption | undefined) => {
    if (!option) return
    leave()
    option.open()
  }
  /** Enter in the field opens the first option. */
  const choose = (place: number) => {
    if (place >= 0) open(options[place])
    else if (isAnswered) open(options[0])
    else setEntered(query)
  }
  const isDue = entered !== '' && entered === query && isAnswered
  const first = useRef(open)
  first.current = () => open(options[0])
  useEffect(() => {
    if (!isDue) return
    setEntered('')
    first.current(undefined)
  }, [isDue])
  return { combobox, query, data, error, groups, options, isShown, isAnswered, open, choose, formats }
}

interface BoxProps {
  field: RefObject<HTMLInputElement | null>
  isFocused: boolean
  onLeave: () => void
}

function DeskBox({ field, isFocused, onLeave }: BoxProps) {
  const list = useDeskList(onLeave)
  const { combobox, groups, options, isShown, choose } = list
  const id = useId()
  return (
    <ComboboxField
      id={id}
      combobox={combobox}
      words={words}
      isFocused={isFocused}
      isShown={isShown}
      field={field}
      onKeyDown={(event) => combobox.onKeyDown(event, options.length, isShown, choose)}
      onSubmit={() => choose(-1)}
      note={<Note list={list} />}
    >
      {list.data && (
        <list.data.DeskOptions id={id} groups={groups} active={combobox.active} onChoose={list.open} />
      )}
    </ComboboxField>
  )
}

function Note({
  list: { query, data, error, options, isAnswered, formats },
}: {
  list: ReturnType<typeof useDeskList>
}) {
  const isEmpty = options.length === 0 && isAnswered
  return (
    <>
      {error && <Line text={words.failed} />}
      {isEmpty && <Line text={words.nothing(query)} hint={words.hint} />}
      {data?.results.ordersFrom && <Line text={words.reading(formats.day(data.results.ordersFrom))} />}
    </>
  )
}

const Line = ({ text, hint }: { text: string; hint?: string }) => (
  <Text size="sm" px="sm" py="xs" role="status">
    {text}
    {hint && (
      <Text span display="block" size="sm" c="dimmed">
        {hint}
      </Text>
    )}
  </Text>
)
