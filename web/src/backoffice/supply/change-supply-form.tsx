import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { isStale } from '../shared/edit/lost-update'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { dueDayOf, endOfDueDay } from './due-day'
import { changeSupply } from './supply-commands'
import { loadOpenOrder, type PurchaseOrder, supplyKeys } from './supply-queries'

const words = backofficeTexts.supply

const draftOf = ({ quantity, expectedAt }: PurchaseOrder) => ({
  quantity: quantity as TypedNumber,
  expectedAt: expectedAt === null ? '' : dueDayOf(expectedAt),
})

export function ChangeSupplyForm({ order, onDone }: { order: PurchaseOrder; onDone: () => void }) {
  const { purchaseOrderId } = order
  /** What the change is based on: read again after a lost update. */
  const [base, setBase] = useState(order)
  const shown = draftOf(base)
  /** Keeps what was typed; false if the purchase order is closed. */
  const rebase = async () => {
    const stored = await loadOpenOrder(purchaseOrderId)
    if (!stored) return false
    const newer = draftOf(stored)
    const { quantity, expectedAt } = form.draft
    setBase(stored)
    form.change({
      quantity: wholeNumber(quantity) === base.quantity ? newer.quantity : quantity,
      expectedAt: expectedAt === shown.expectedAt ? newer.expectedAt : expectedAt,
    })
    return true
  }
  const form = useRecordForm({
    initial: shown,
    read: ({ quantity, expectedAt: day }) => ({
      quantity: wholeNumber(quantity) ?? 0,
      // An unchanged date keeps its time.
      expectedAt: day === shown.expectedAt ? base.expectedAt : day ? endOfDueDay(day) : null,
      version: base.version,
    }),
    send: async (input, key) => {
      try {
        return await changeSupply(purchaseOrderId, input, key)
      } catch (error) {
        throw isStale(error) && (await rebase()) ? new Error(words.changedMeanwhile) : error
      }
    },
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
