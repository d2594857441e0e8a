import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { foundQuery } from './selling-queries'

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof foundQuery>['queryFn']>>>

interface Choice {
  value: string
  label: string
}

interface Props {
  id: string
  words: { label: string; hint: string; none: string }
  /** What of the results is offered. */
  choicesOf: (found: Found, query: string) => Choice[]
  onChoose: (choice: Choice) => void
  isFocused?: boolean
}

/** A field that finds one thing by what is typed and gives it away: Enter takes the first, and the field is empty again. */
export function FoundField({ id, words, choicesOf, onChoose, isFocused = false }: Props) {
  const [search, setSearch] = useState('')
  const query = search.trim()
  const [paused] = useDebouncedValue(query, 150)
  const { data, isPlaceholderData } = useQuery(foundQuery(paused))
  const isAnswered = data !== undefined && paused === query && !isPlaceholderData
  const choices = query !== '' && isAnswered ? choicesOf(data, query) : []
  /** What Enter was pressed for before its answer was there. */
  const [entered, setEntered] = useState('')
  const take = (choice: Choice | undefined) => {
    setEntered('')
    if (!choice) return
    setSearch('')
    onChoose(choice)
  }
  const isDue = entered !== '' && entered === query && isAnswered
  const takeFirst = useRef(() => {})
  takeFirst.current = () => take(choices[0])
  useEffect(() => {
    if (isDue) takeFirst.current()
  }, [isDue])
  return (
    <Select
      id={id}
      label={words.label}
      description={words.hint}
      searchable
      // The service has already searched.
      filter={({ options }) => options}
      data={choices}
      value={null}
      onChange={(_value, choice) => take(choice ?? undefined)}
      onKeyDown={(event) => {
        // With an option chosen by the arrows, Enter takes that.
        if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
        event.preventDefault()
        if (isAnswered) take(choices[0])
        else setEntered(query)
      }}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={query !== '' && isAnswered ? words.none : undefined}
      comboboxProps={{ withinPortal: false }}
      autoComplete="off"
      autoFocus={isFocused}
    />
  )
}
