import { TextInput } from '@mantine/core'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { ProductField } from '../shared/product-field'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { endOfDueDay } from './due-day'
import { createSupply } from './supply-commands'
import { supplyKeys } from './supply-queries'

const words = backofficeTexts.supply

export function CreateSupplyForm({
  productId,
  onDone,
}: {
  productId: string | undefined
  onDone: () => void
}) {
  const form = useRecordForm({
    initial: {
      productId: productId ?? null,
      quantity: 1 as TypedNumber,
      expectedAt: '',
      purchaseOrderId: '',
    },
    read: ({ productId, quantity, expectedAt, purchaseOrderId }) => ({
      productId: productId ?? '',
      quantity: wholeNumber(quantity) ?? 0,
      expectedAt: expectedAt ? endOfDueDay(expectedAt) : null,
      ...(purchaseOrderId ? { purchaseOrderId } : {}),
    }),
    send: createSupply,
    changes: supplyKeys,
    said: (_, { purchaseOrderId }) => words.created(purchaseOrderId),
    onDone,
  })
  const { draft, change } = form
  return (
    <RecordForm form={form} submit={words.submitCreate} onCancel={onDone}>
      <ProductField
        value={draft.productId}
        onChange={(id) => change({ productId: id })}
        error={form.errorOf('productId', !draft.productId && words.productMissing)}
      />
      <WholeNumberInput
        label={words.quantity}
        min={1}
        value={draft.quantity}
        onChange={(quantity) => change({ quantity })}
        error={form.errorOf('quantity', isNotWhole(draft.quantity) && texts.common.wholeNumber)}
      />
      <TextInput type="date" label={words.due} description={words.dueHint} {...form.text('expectedAt')} />
      <TextInput
        label={words.ownNumber}
        description={words.ownNumberHint}
        {...form.text('purchaseOrderId')}
      />
    </RecordForm>
  )
}
