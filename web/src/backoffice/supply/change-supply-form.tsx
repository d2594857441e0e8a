import { NumberInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { dayOf, startOf } from '../shared/days'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { changeSupply } from './supply-commands'
import { type PurchaseOrder, supplyChanged } from './supply-queries'

const words = backofficeTexts.supply

export function ChangeSupplyForm({ order, onDone }: { order: PurchaseOrder; onDone: () => void }) {
  const { purchaseOrderId } = order
  const before = order.expectedAt === null ? '' : dayOf(order.expectedAt)
  const [quantity, setQuantity] = useState(order.quantity)
  const [day, setDay] = useState(before)
  const command = useCommand(
    (body: { quantity: number; expectedAt: string | null }, key) => changeSupply(purchaseOrderId, body, key),
    async () => {
      showMessage(words.changed(purchaseOrderId))
      await supplyChanged()
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (command.isPending) return
    // An unchanged date keeps its time.
    const expectedAt = day === before ? order.expectedAt : day ? startOf(day) : null
    command.mutate({ quantity, expectedAt })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <NumberInput
          label={words.stillToCome}
          description={words.changeHint}
          min={0}
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setQuantity(Number(value) || 0)}
          data-autofocus
        />
        <TextInput
          type="date"
          label={words.due}
          description={words.dueHint}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {command.error && <Refusal error={command.error} />}
        <FormButtons submit={words.submitChange} isPending={command.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}
