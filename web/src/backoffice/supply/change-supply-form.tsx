import { TextInput } from '@mantine/core'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { dueDayOf, endOfDueDay } from './due-day'
import { changeSupply } from './supply-commands'
import { type PurchaseOrder, supplyKeys } from './supply-queries'

const words = backofficeTexts.supply

export function ChangeSupplyForm({ order, onDone }: { order: PurchaseOrder; onDone: () => void }) {
  const { purchaseOrderId } = order
  const before = order.expectedAt === null ? '' : dueDayOf(order.expectedAt)
  const form = useRecordForm({
    initial: { quantity: order.quantity as TypedNumber, expectedAt: before },
    read: ({ quantity, expectedAt: day }) => ({
      quantity: wholeNumber(quantity) ?? 0,
      // An unchanged date keeps its time.
      expectedAt: day === before ? order.expectedAt : day ? endOfDueDay(day) : null,
    }),
    send: (body, key) => changeSupply(purchaseOrderId, body, key),
    changes: supplyKeys,
    said: () => words.changed(purchaseOrderId),
    onDone,
  })
  return (
    <RecordForm form={form} submit={words.submitChange} onCancel={onDone}>
      <WholeNumberInput
        label={words.stillToCome}
        description={words.changeHint}
        min={0}
        value={form.draft.quantity}
        onChange={(quantity) => form.change({ quantity })}
        error={form.errorOf('quantity', isNotWhole(form.draft.quantity) && texts.common.wholeNumber)}
        data-autofocus
      />
      <TextInput type="date" label={words.due} description={words.dueHint} {...form.text('expectedAt')} />
    </RecordForm>
  )
}
