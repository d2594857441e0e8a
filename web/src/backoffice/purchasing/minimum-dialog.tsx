import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { purchasingTexts } from '../../texts/purchasing'
import { Dialog } from '../shared/dialog'
import { ProductField } from '../shared/product-field'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { productSupplyQuery, setMinimum, supplierKeys } from './supplier-queries'

const words = purchasingTexts.minimum

/** How many units of a product should be there: of one that is chosen first. */
export function MinimumDialog({ onClose }: { onClose: () => void }) {
  const [product, setProduct] = useState<{ productId: string; name: string }>()
  const { data } = useQuery({
    ...productSupplyQuery(product?.productId ?? ''),
    enabled: product !== undefined,
  })
  return (
    <Dialog title={words.title} size="md" onClose={onClose}>
      <ProductField
        value={product?.productId ?? null}
        onChange={(productId, name) => setProduct(productId ? { productId, name } : undefined)}
        error={undefined}
      />
      {product && data?.productId === product.productId && (
        <MinimumForm key={product.productId} {...product} units={data.minimumStock ?? 0} onDone={onClose} />
      )}
    </Dialog>
  )
}

interface FormProps {
  productId: string
  name: string
  units: number
  onDone: () => void
}

function MinimumForm({ productId, name, units, onDone }: FormProps) {
  const form = useRecordForm({
    initial: { minimumStock: units as TypedNumber },
    read: ({ minimumStock }) => wholeNumber(minimumStock) ?? 0,
    send: (minimum, key) => setMinimum(productId, minimum, key),
    changes: supplierKeys,
    said: ({ minimumStock }) => words.saved(name, wholeNumber(minimumStock) ?? 0),
    onDone,
  })
  const { minimumStock } = form.draft
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onDone}>
      <WholeNumberInput
        label={words.units}
        min={0}
        value={minimumStock}
        onChange={(typed) => form.change({ minimumStock: typed })}
        error={form.errorOf('minimumStock', isNotWhole(minimumStock) && texts.common.wholeNumber)}
      />
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
    </RecordForm>
  )
}
