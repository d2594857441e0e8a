import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { currencyDigits } from '../../currency-format'
import { type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { backofficeTexts } from '../../texts/backoffice'
import { purchasingTexts } from '../../texts/purchasing'
import { readAmount } from '../prices/amount'
import { Dialog } from '../shared/dialog'
import { ProductField } from '../shared/product-field'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { SupplierField } from './supplier-field'
import { type Supplier, type SupplierProduct, saveTerms, supplierKeys } from './supplier-queries'

const words = purchasingTexts.terms

interface Props {
  supplier: Supplier
  /** Null is a product that is chosen in the dialog. */
  product: SupplierProduct | null
  onClose: () => void
}

/** What a supplier asks for a product. */
export const TermsDialog = ({ supplier, product, onClose }: Props) => (
  <Dialog
    title={
      product ? words.changeTitle(product.productName ?? product.productId) : words.addTitle(supplier.name)
    }
    size="md"
    onClose={onClose}
  >
    <TermsForm supplier={supplier} product={product} onDone={onClose} />
  </Dialog>
)

interface SellerProps {
  product: { productId: string; productName: string }
  onClose: () => void
}

/** Who sells a product that no supplier sells yet. */
export function SellerDialog({ product, onClose }: SellerProps) {
  const [supplier, setSupplier] = useState<Supplier>()
  return (
    <Dialog title={purchasingTexts.proposals.addSupplierOf(product.productName)} size="md" onClose={onClose}>
      <SupplierField value={supplier?.supplierId ?? null} onChange={setSupplier} error={undefined} />
      {supplier && (
        <TermsForm
          key={supplier.supplierId}
          supplier={supplier}
          product={{ ...unknownTerms, ...product }}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

const unknownTerms = { partNumber: null, cost: null, minimumQuantity: 1, preferred: false }

interface FormProps {
  supplier: Supplier
  product: Omit<SupplierProduct, 'supplierId' | 'supplierName' | 'currency'> | null
  onDone: () => void
}

function TermsForm({ supplier: { supplierId, currency }, product, onDone }: FormProps) {
  const digits = currencyDigits(currency)
  const form = useRecordForm({
    initial: {
      productId: product?.productId ?? null,
      name: product?.productName ?? '',
      partNumber: product?.partNumber ?? '',
      cost: product?.cost == null ? '' : String(product.cost),
      minimumQuantity: (product?.minimumQuantity ?? 1) as TypedNumber,
      preferred: product?.preferred ?? false,
    },
    read: (draft) => draft,
    send: ({ productId, partNumber, cost, minimumQuantity, preferred }, key) =>
      saveTerms(
        { supplierId, productId: productId ?? '' },
        {
          partNumber: partNumber || null,
          cost: readAmount(cost, digits) ?? null,
          minimumQuantity: wholeNumber(minimumQuantity),
          preferred,
        },
        key,
      ),
    changes: supplierKeys,
    said: ({ name }) => words.saved(name),
    onDone,
  })
  const { productId, cost, minimumQuantity } = form.draft
  const isWrongCost = cost.trim() !== '' && readAmount(cost, digits) === undefined
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onDone}>
      {!product && (
        <ProductField
          value={productId}
          onChange={(id, name) => form.change({ productId: id, name })}
          error={form.errorOf('productId', !productId && words.productMissing)}
        />
      )}
      <TextInput label={purchasingTexts.partNumber} {...form.text('partNumber')} />
      <TextInput
        label={purchasingTexts.costIn(currency)}
        inputMode="decimal"
        {...form.text('cost', isWrongCost && purchasingTexts.notACost(digits))}
      />
      <WholeNumberInput
        label={words.minimumQuantity}
        min={1}
        value={minimumQuantity}
        onChange={(units) => form.change({ minimumQuantity: units })}
        error={form.errorOf(
          'minimumQuantity',
          (wholeNumber(minimumQuantity) ?? 0) < 1 && purchasingTexts.notAQuantity,
        )}
      />
      <Checkbox label={words.preferred} {...form.checked('preferred')} />
    </RecordForm>
  )
}
