import { TextInput } from '@mantine/core'
import { currencyDigits } from '../../currency-format'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { ProductField } from '../shared/product-field'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { readAmount } from './amount'
import { freeQuestion } from './free-question'
import { setPrices } from './price-commands'
import { allPrices } from './price-queries'

const words = backofficeTexts.prices

interface Props {
  isOpen: boolean
  priceList: string
  currency: string
  onClose: () => void
}

/** The first price of a product, or another one. */
export const SetPriceDialog = ({ isOpen, onClose, ...list }: Props) => (
  <Dialog isOpen={isOpen} title={words.setPriceTitle} onClose={onClose}>
    <SetPriceForm {...list} onDone={onClose} />
  </Dialog>
)

interface FormProps {
  priceList: string
  currency: string
  onDone: () => void
}

function SetPriceForm({ priceList, currency, onDone }: FormProps) {
  const { money } = useFormats()
  const digits = currencyDigits(currency)
  const form = useRecordForm({
    initial: { productId: null as string | null, net: '' },
    read: ({ productId, net }) => ({ productId: productId ?? '', net: readAmount(net, digits) ?? 0 }),
    questionOf: ({ net }) => freeQuestion(net),
    send: ({ productId, net }, key) => setPrices(priceList, productId, { net }, key),
    changes: [allPrices(priceList).queryKey],
    said: ({ productId, net }) => words.saved(productId ?? '', money(readAmount(net, digits) ?? 0, currency)),
    onDone,
  })
  const { productId, net } = form.draft
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onDone}>
      <ProductField
        value={productId}
        onChange={(id) => form.change({ productId: id })}
        error={form.errorOf('productId', productId === null && words.productMissing)}
      />
      <TextInput
        label={`${words.net} (${currency})`}
        inputMode="decimal"
        {...form.text('net', readAmount(net, digits) === undefined && words.notAPrice(digits))}
      />
    </RecordForm>
  )
}
