import { NumberInput, TextInput } from '@mantine/core'
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
    initial: { quantity: order.quantity, expectedAt: before },
    read: ({ quantity, expectedAt: day }) => ({
      quantity,
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
      <NumberInput
        label={words.stillToCome}
        description={words.changeHint}
        min={0}
        allowDecimal={false}
        value={form.draft.quantity}
        onChange={(value) => form.change({ quantity: Number(value) || 0 })}
        error={form.errorOf('quantity')}
        data-autofocus
      />
      <TextInput type="date" label={words.due} description={words.dueHint} {...form.text('expectedAt')} />
    </RecordForm>
  )
}
