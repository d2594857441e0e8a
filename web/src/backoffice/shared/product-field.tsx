import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { productChoiceQuery } from '../supply/supply-queries'

const words = backofficeTexts.supply

interface Props {
  value: string | null
  onChange: (productId: string | null) => void
  error: string | undefined
}

/** Chooses one product out of many thousands: the service searches, the first results are shown. */
export function ProductField({ value, onChange, error }: Props) {
  const [search, setSearch] = useState(value ?? '')
  const [wanted] = useDebouncedValue(search, 250)
  const { data } = useQuery({
    ...productChoiceQuery(wanted),
    placeholderData: keepPreviousData,
    // A product that was created a moment ago is found as soon as the service follows the change.
    refetchInterval: ({ state }) => (state.data?.products.length === 0 ? 1000 : false),
  })
  const found = data?.products.map(({ productId, name }) => ({ value: productId, label: name })) ?? []
  const suggestions = data?.suggestions ?? []
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(
    value === null ? null : { value, label: value },
  )
  const isThere = chosen === null || found.some((each) => each.value === chosen.value)
  return (
    <Select
      label={words.product}
      description={words.productHint}
      error={error}
      searchable
      // Choosing what is chosen already keeps it.
      allowDeselect={false}
      // The service has already searched, in more than the names.
      filter={({ options }) => options}
      data={isThere ? found : [chosen, ...found]}
      value={value}
      onChange={(id, option) => {
        setChosen(id === null ? null : option)
        onChange(id)
      }}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={suggestions.length > 0 ? words.didYouMean(suggestions) : words.noProduct}
      comboboxProps={{ withinPortal: false }}
      data-autofocus
    />
  )
}
