import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { productChoiceQuery } from '../supply/supply-queries'
import { ChoiceField } from './choice-field'

const words = backofficeTexts.supply

interface Props {
  label?: string
  value: string | null
  onChange: (productId: string | null, name: string) => void
  error: string | undefined
  isFirst?: boolean
}

/** Chooses one product of the catalog. */
export function ProductField({ label = words.product, value, onChange, error, isFirst = true }: Props) {
  const [search, setSearch] = useState(value ?? '')
  const [wanted] = useDebouncedValue(search, 250)
  const { data } = useQuery({
    ...productChoiceQuery(wanted),
    placeholderData: keepPreviousData,
    // A product that was created a moment ago is found as soon as the service follows the change.
    refetchInterval: ({ state }) => (state.data?.products.length === 0 ? 1000 : false),
  })
  const suggestions = data?.suggestions ?? []
  return (
    <ChoiceField
      label={label}
      description={words.productHint}
      error={error}
      found={data?.products.map(({ productId, name }) => ({ value: productId, label: name })) ?? []}
      value={value}
      onChange={onChange}
      search={search}
      onSearch={setSearch}
      isFirst={isFirst}
      nothingFoundMessage={suggestions.length > 0 ? words.didYouMean(suggestions) : words.noProduct}
    />
  )
}
