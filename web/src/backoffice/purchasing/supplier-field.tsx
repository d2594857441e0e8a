import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { purchasingTexts } from '../../texts/purchasing'
import { ChoiceField } from '../shared/choice-field'
import { type Supplier, supplierChoiceQuery } from './supplier-queries'

interface Props {
  value: string | null
  onChange: (supplier: Supplier | undefined) => void
  error: string | undefined
}

/** Chooses a supplier that is not retired. */
export function SupplierField({ value, onChange, error }: Props) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 250)
  const { data } = useQuery({ ...supplierChoiceQuery(wanted), placeholderData: keepPreviousData })
  const suppliers = data?.suppliers.filter(({ retiredAt }) => retiredAt === null) ?? []
  return (
    <ChoiceField
      label={purchasingTexts.supplier}
      description={purchasingTexts.draft.supplierHint}
      error={error}
      found={suppliers.map(({ supplierId, name }) => ({ value: supplierId, label: name }))}
      value={value}
      onChange={(id) => onChange(suppliers.find(({ supplierId }) => supplierId === id))}
      search={search}
      onSearch={setSearch}
      nothingFoundMessage={purchasingTexts.draft.noSupplier}
    />
  )
}
