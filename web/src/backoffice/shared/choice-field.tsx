import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'

interface Choice {
  value: string
  label: string
}

interface Props extends Pick<SelectProps, 'label' | 'description' | 'error' | 'nothingFoundMessage'> {
  value: string | null
  onChange: (value: string | null, label: string) => void
  /** What the service found. */
  found: readonly Choice[]
  search: string
  onSearch: (search: string) => void
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
}

/** Chooses one of many thousands: the service searches, the first results are shown. */
export function ChoiceField({ value, onChange, found, search, onSearch, isFirst = true, ...others }: Props) {
  const [chosen, setChosen] = useState<Choice | null>(value === null ? null : { value, label: value })
  const isThere = value === null || chosen === null || found.some((each) => each.value === chosen.value)
  return (
    <Select
      {...others}
      searchable
      // Choosing what is chosen already keeps it.
      allowDeselect={false}
      // The service has already searched, in more than the names.
      filter={({ options }) => options}
      data={isThere ? [...found] : [chosen, ...found]}
      value={value}
      onChange={(id, option) => {
        setChosen(id === null ? null : option)
        onChange(id, option?.label ?? '')
      }}
      searchValue={search}
      onSearchChange={onSearch}
      // In the dialog for screen readers, and not cut off by it.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      data-autofocus={isFirst || undefined}
    />
  )
}
